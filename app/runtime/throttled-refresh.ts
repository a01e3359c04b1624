interface Pace {
  /** Milliseconds between two runs, at least. */
  pauseMs: number | (() => number);
  /** Nobody is looking: what is asked for meanwhile is done once somebody does. */
  isHidden: () => boolean;
}

export interface ThrottledRefresh {
  /** Asks for a run: at once, or as soon as the pace allows. Requests that wait are one run. */
  request(): void;
  /** To be called when the page is looked at again. */
  resume(): void;
  stop(): void;
}

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Keeps a game that reports every spin from asking for the balance just as often. A run that gives `false` has failed:
 * after each of several in a row the next one waits twice as long, up to a minute.
 */
export function createThrottledRefresh(
  run: () => Promise<unknown>,
  { pauseMs, isHidden }: Pace,
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
    if (!isWanted || isResting || isStopped || isHidden()) return;
    isWanted = false;
    isResting = true;
    run().then(rest, () => rest(false));
  }

  return {
    request() {
      isWanted = true;
      next();
    },
    resume: next,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
