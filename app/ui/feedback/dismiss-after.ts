const TICK_MS = 100;

/**
 * Calls `leave` after `lifeMs` milliseconds, not counting ticks during which `isPaused` returns true. Counts ticks, so
 * the time of a suspended machine does not count either. Returns a function that cancels it.
 */
export function dismissAfter(lifeMs: number, isPaused: () => boolean, leave: () => void): () => void {
  let left = lifeMs;
  const timer = setInterval(() => {
    if (isPaused()) return;
    left -= TICK_MS;
    if (left > 0) return;
    clearInterval(timer);
    leave();
  }, TICK_MS);
  return () => clearInterval(timer);
}
