import { useEffect, useRef, useState } from "react";
import { useMotionPause } from "~/browser/runtime/motion-pause";
import { amountAfter } from "./growth";
import type { GrowingMoney } from "./jackpot-card";

const TICK = 1000;
/** Seconds of growth by which the shown amount may exceed a read one; beyond that the jackpot has been won. */
const AHEAD = 60;

/** The amount to show next: a read that is slightly behind does not reduce the amount shown. */
export function forward(shown: string, next: string, perSecond: string): string {
  const ahead = Number(shown) - Number(next);
  return ahead > 0 && ahead <= Number(perSecond) * AHEAD ? shown : next;
}

/**
 * An amount that grows every second after hydration. It stays as last read without script, while the page is hidden
 * or motion is paused, and with `prefers-reduced-motion`.
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
    const timer = setInterval(() => {
      if (document.hidden) return;
      const seconds = Math.floor((performance.now() - since.current) / TICK);
      const grown = amountAfter(amount, perSecond, seconds);
      setShown((shown) => forward(shown, grown, perSecond));
    }, TICK);
    return () => clearInterval(timer);
  }, [amount, perSecond, isPaused]);

  return shown;
}
