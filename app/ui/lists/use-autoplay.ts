import { type RefObject, useEffect } from "react";

/**
 * Scrolls a row to its next item after so many seconds without scrolling (`undefined`: never), and from its end back
 * to the start. Paused while hovered, focused or in a hidden tab, and under reduced motion.
 */
export function useAutoplay(list: RefObject<HTMLElement | null>, seconds: number | undefined) {
  useEffect(() => {
    const element = list.current;
    if (!element || seconds === undefined) return;
    const lessMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
    const frame = element.parentElement ?? element;
    let timer: ReturnType<typeof setTimeout>;
    // Any scroll restarts the timer.
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const isWatched = document.hidden || frame.matches(":hover, :focus-within");
        if (!isWatched && !lessMotion.matches) showNext(element);
        wait();
      }, seconds * 1000);
    };
    element.addEventListener("scroll", wait, { passive: true });
    wait();
    return () => {
      clearTimeout(timer);
      element.removeEventListener("scroll", wait);
    };
  }, [list, seconds]);
}

function showNext(list: HTMLElement) {
  const isAtEnd = Math.abs(list.scrollLeft) > list.scrollWidth - list.clientWidth - 8;
  if (isAtEnd) return list.scrollTo({ left: 0 });
  const frame = list.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(list).direction === "rtl";
  const distances = [...list.children].map((item) => {
    const box = item.getBoundingClientRect();
    return isRightToLeft ? box.right - frame.right : box.left - frame.left;
  });
  const next = distances.find((distance) => (isRightToLeft ? -distance : distance) > 8);
  if (next !== undefined) list.scrollBy({ left: next });
}
