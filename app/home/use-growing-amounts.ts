import { useEffect, useState } from "react";
import type { HomeJackpot } from "./home-blocks";

const TICK = 1000;

/**
 * Totals that go on growing once the page has come alive, in the order of the jackpots. They stand still without
 * script, while the page is hidden, and for those who want less motion.
 */
export function useGrowingAmounts(jackpots: HomeJackpot[]): string[] {
  const [amounts, setAmounts] = useState(() => jackpots.map(({ total }) => total.amount));

  useEffect(() => {
    setAmounts(jackpots.map(({ total }) => total.amount));
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const start = performance.now();
    let isStopped = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    // Decimal arithmetic is not needed to see the page, so it comes after it.
    void import("./growth")
      .then(({ amountAfter }) => {
        if (isStopped) return;
        timer = setInterval(() => {
          if (document.hidden) return;
          const seconds = Math.floor((performance.now() - start) / TICK);
          setAmounts(
            jackpots.map(({ total, growthPerSecond }) => amountAfter(total.amount, growthPerSecond, seconds)),
          );
        }, TICK);
      })
      // Without it the amounts stand still, which is no failure of the page.
      .catch(() => {});
    return () => {
      isStopped = true;
      clearInterval(timer);
    };
  }, [jackpots]);

  return amounts;
}
