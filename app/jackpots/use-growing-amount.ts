import { useEffect, useRef, useState } from "react";
import { useLivePause } from "~/runtime/live-pause";
import type { GrowingMoney } from "./jackpot-card";

const TICK = 1000;

/**
 * An amount that goes on growing once the page has come alive. It stands still without script, while the page is
 * hidden or paused, and for those who want less motion.
 */
export function useGrowingAmount({ amount, perSecond }: GrowingMoney): string {
  const [shown, setShown] = useState(amount);
  const since = useRef(0);
  const isPaused = useLivePause();

  useEffect(() => {
    since.current = performance.now();
    setShown(amount);
  }, [amount]);

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
          setShown(amountAfter(amount, perSecond, seconds));
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
