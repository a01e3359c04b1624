const TICK_MS = 100;

/**
 * Calls back once so many milliseconds have passed in which nothing held it: whoever comes and goes finds as much time
 * left as there was, and the time of a machine that slept does not count. Returns what ends that.
 */
export function passAfter(lifeMs: number, isHeld: () => boolean, leave: () => void): () => void {
  let left = lifeMs;
  const timer = setInterval(() => {
    if (isHeld()) return;
    left -= TICK_MS;
    if (left > 0) return;
    clearInterval(timer);
    leave();
  }, TICK_MS);
  return () => clearInterval(timer);
}
