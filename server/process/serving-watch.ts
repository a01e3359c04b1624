const LOOK_EVERY = 1_000;
const LOOKS = 10;

interface Serving {
  /** A page that was asked for now would be made. */
  hasRoom: () => boolean;
  /** How many pages were made so far. */
  made: () => number;
}

/**
 * Tells a process that serves no page any more from one that is busy. Counted in looks, not by the clock: a loop that
 * is late looks late too, and its load is shed, but it is ready (all replicas of a busy site would leave at once).
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
    /** No page could be made for ten seconds, and none can be now. */
    isStuck: () => looksInVain >= LOOKS && !hasRoom(),
    stop: () => clearInterval(timer),
  };
}
