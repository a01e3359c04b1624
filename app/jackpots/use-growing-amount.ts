import { useEffect, useRef, useState } from "react";
import { useMotionPause } from "~/runtime/motion-pause";
import type { GrowingMoney } from "./jackpot-card";

const TICK = 1000;
/** How far, in seconds, what is shown may be ahead of what was read and still be the same jackpot, not yet won. */
const AHEAD = 60;

/** The amount that comes after the one shown. What was read a moment ago turns none back that has grown meanwhile. */
export function forward(shown: string, next: string, perSecond: string): string {
  const ahead = Number(shown) - Number(next);
  return ahead > 0 && ahead <= Number(perSecond) * AHEAD ? shown : next;
}

/**
 * An amount that goes on growing once the page has come alive. It does not without script, while the page is hidden or
 * paused, and for those who want less motion: theirs is what was last read.
 */
export function useGrowingAmount({ amount, perSecond }: GrowingMoney): string {
  const [shown, setShown] = useState(amount);
  const since = useRef(0);
  const isPaused = useMotionPause();

  useEffect(() => {
    since.current = performance.now();
    setShown((shown) => forward(shown, amount, perSecond));
  }, [amount, perSecond]);

  useEffect(() => {
    if (isPaused || perSecond === "0") return;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let isStopped = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    // Decimal arithmetic is not needed to see the page, so it comes after it.
    void import("./growth")
      .then(({ amountAfter }) => {
        if (isStopped) return;
        timer = setInterval(() => {
          if (document.hidden) return;
          const seconds = Math.floor((performance.now() - since.current) / TICK);
          const grown = amountAfter(amount, perSecond, seconds);
          setShown((shown) => forward(shown, grown, perSecond));
        }, TICK);
      })
      // Without it the amount stands still, which is no failure of the page.
      .catch(() => {});
    return () => {
      isStopped = true;
      clearInterval(timer);
    };
  }, [amount, perSecond, isPaused]);

  return shown;
}
