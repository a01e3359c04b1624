interface Pace {
  /** Milliseconds between two runs, at least. */
  pauseMs: number;
  /** Nobody is looking: what is asked for meanwhile is done once somebody does. */
  isHidden: () => boolean;
}

export interface PacedRefresh {
  /** Asks for a run: at once, or as soon as the pace allows. Requests that wait are one run. */
  request(): void;
  /** To be called when the page is looked at again. */
  resume(): void;
  stop(): void;
}

/** Keeps a game that reports every spin from asking for the balance just as often. */
export function createPacedRefresh(run: () => Promise<void>, { pauseMs, isHidden }: Pace): PacedRefresh {
  let isWanted = false;
  let isResting = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next() {
    if (!isWanted || isResting || isStopped || isHidden()) return;
    isWanted = false;
    isResting = true;
    void run().finally(() => {
      timer = setTimeout(() => {
        isResting = false;
        next();
      }, pauseMs);
    });
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
