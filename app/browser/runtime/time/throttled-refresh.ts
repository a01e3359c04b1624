export interface ThrottledRefresh {
  /** Requests a run: now, or as soon as the pause is over. Pending requests are merged into one. */
  request(): void;
  stop(): void;
}

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Throttles a refresh, as games report every spin: `pauseMs` is the minimum between two runs. Requests of a hidden page
 * are deferred until it is visible. A run that resolves to `false` or rejects has failed: each further failure in a row
 * doubles the pause, up to a minute.
 */
export function createThrottledRefresh(
  run: () => Promise<unknown>,
  pauseMs: number | (() => number),
): ThrottledRefresh {
  let isWanted = false;
  let isResting = false;
  let isStopped = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pause = () => {
    const usual = typeof pauseMs === "function" ? pauseMs() : pauseMs;
    return failures === 0
      ? usual
      : Math.max(usual, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1)));
  };

  function rest(result: unknown) {
    failures = result === false ? failures + 1 : 0;
    timer = setTimeout(() => {
      isResting = false;
      next();
    }, pause());
  }

  function next() {
    if (!isWanted || isResting || isStopped || document.hidden) return;
    isWanted = false;
    isResting = true;
    run().then(rest, () => rest(false));
  }

  document.addEventListener("visibilitychange", next);
  return {
    request() {
      isWanted = true;
      next();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", next);
    },
  };
}
