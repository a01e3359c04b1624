const TICK_MS = 1_000;
const STUCK_TICKS = 10;

interface Serving {
  /** Whether a new render would be accepted. */
  hasRoom: () => boolean;
  /** Number of pages rendered so far. */
  made: () => number;
}

/**
 * Distinguishes a process that is stuck from one that is busy. Counts ticks, not time: with a lagging event loop the
 * ticks are late too, so a busy process stays ready (or all replicas of a busy site would leave at once).
 */
export function watchServing({ hasRoom, made }: Serving) {
  let madeBefore = 0;
  let stuckTicks = 0;
  const tick = () => {
    stuckTicks = hasRoom() || made() !== madeBefore ? 0 : stuckTicks + 1;
    madeBefore = made();
  };
  const timer = setInterval(tick, TICK_MS).unref();
  return {
    /** No page was rendered for ten ticks, and none would be accepted now. */
    isStuck: () => stuckTicks >= STUCK_TICKS && !hasRoom(),
    stop: () => clearInterval(timer),
  };
}
