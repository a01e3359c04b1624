const LOOK_EVERY = 1_000;
const LOOKS = 10;

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
  let looksInVain = 0;
  const look = () => {
    looksInVain = hasRoom() || made() !== madeBefore ? 0 : looksInVain + 1;
    madeBefore = made();
  };
  const timer = setInterval(look, LOOK_EVERY).unref();
  return {
    /** No page was rendered for ten ticks, and none would be accepted now. */
    isStuck: () => looksInVain >= LOOKS && !hasRoom(),
    stop: () => clearInterval(timer),
  };
}
