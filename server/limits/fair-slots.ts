/** No slot became free in time, or the work timed out: answered with 503 and Retry-After. */
export class SlotsFull extends Error {}

interface SlotLimits {
  /** Maximum running, in total and per owner. */
  total: number;
  each: number;
  /** Maximum waiting in total, and the longest wait in milliseconds. */
  queue: number;
  patience: number;
}

interface Waiting {
  owner: string;
  start: () => void;
  refuse: () => void;
}

/**
 * Bounds concurrent work fairly. The waiting owner with the fewest running jobs goes next; when the queue is full,
 * the owner with the most waiting jobs loses its newest, so a flooding address only blocks itself.
 */
export function createSlots({ total, each, queue, patience }: SlotLimits) {
  const running = new Map<string, number>();
  let waiting: Waiting[] = [];
  let taken = 0;
  let latestStart = Promise.resolve();

  /** Starts at most one job per event loop turn, so that health checks and cached pages are served in between. */
  const start = (work: () => void) => {
    latestStart = latestStart.then(yieldToEventLoop).then(work);
  };

  const runningOf = (owner: string) => running.get(owner) ?? 0;
  const mayRun = (owner: string) => taken < total && runningOf(owner) < each;

  const take = (owner: string) => {
    taken += 1;
    running.set(owner, runningOf(owner) + 1);
  };

  const leave = (owner: string) => {
    taken -= 1;
    if (runningOf(owner) > 1) running.set(owner, runningOf(owner) - 1);
    else running.delete(owner);
    const [first, ...others] = waiting.filter(({ owner }) => mayRun(owner));
    if (!first) return;
    const next = others.reduce(
      (best, other) => (runningOf(other.owner) < runningOf(best.owner) ? other : best),
      first,
    );
    waiting = waiting.filter((one) => one !== next);
    take(next.owner);
    next.start();
  };

  const makeRoom = () => {
    if (waiting.length <= queue) return;
    const crowds = new Map<string, Waiting[]>();
    for (const one of waiting) crowds.set(one.owner, [...(crowds.get(one.owner) ?? []), one]);
    const largest = [...crowds.values()].reduce((best, other) =>
      other.length >= best.length ? other : best,
    );
    largest.at(-1)?.refuse();
  };

  const enter = (owner: string) =>
    new Promise<void>((resolve, reject) => {
      if (mayRun(owner)) {
        take(owner);
        start(resolve);
        return;
      }
      const one: Waiting = {
        owner,
        start: () => {
          clearTimeout(timer);
          start(resolve);
        },
        refuse: () => {
          clearTimeout(timer);
          waiting = waiting.filter((other) => other !== one);
          reject(new SlotsFull("no slot is free"));
        },
      };
      const timer = setTimeout(one.refuse, patience);
      waiting.push(one);
      makeRoom();
    });

  return {
    /** Runs the work once a slot is free. Throws SlotsFull when none becomes free in time. */
    async run<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
      await enter(owner);
      try {
        return await work();
      } finally {
        leave(owner);
      }
    },
    isFull: () => taken >= total,
    waiting: () => waiting.length,
  };
}

function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
