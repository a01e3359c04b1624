import { isHydrating } from "./hydration";

const PRESSES = [
  "pointerdown",
  "pointerup",
  "mousedown",
  "mouseup",
  "touchstart",
  "touchend",
  "click",
] as const;

/**
 * A press that React receives while it hydrates makes it hydrate the whole page in one task, which freezes a phone for
 * a fifth of a second and more. So until hydration ends React receives only clicks on links, which then navigate within
 * the page. Fields, filters and buttons do what they do without script.
 */
export function holdPresses(): void {
  const hold = (event: Event) => {
    if (!isHydrating()) {
      for (const name of PRESSES) window.removeEventListener(name, hold, { capture: true });
      return;
    }
    const isLink = event.target instanceof Element && event.target.closest("a[href]") !== null;
    if (event.type !== "click" || !isLink) event.stopPropagation();
  };
  for (const name of PRESSES) window.addEventListener(name, hold, { capture: true, passive: true });
}
