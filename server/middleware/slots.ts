/** There is no place for this work, or it took too long: the answer is a 503 that says when to come again. */
export class Busy extends Error {}

interface SlotLimits {
  /** What may run at once, in all and for one owner. */
  total: number;
  each: number;
  /** What may wait, in all, and for how many milliseconds. */
  queue: number;
  patience: number;
}

interface Waiting {
  owner: string;
  start: () => void;
  refuse: () => void;
}

/**
 * Bounds what runs at once. Of those that wait, whoever has the fewest running comes next, and where the queue is
 * full, whoever has the most waiting loses the latest: one address that floods us stands in its own way alone.
 */
export function createSlots({ total, each, queue, patience }: SlotLimits) {
  const running = new Map<string, number>();
  let waiting: Waiting[] = [];
  let taken = 0;
  let latestStart = Promise.resolve();

  /** One a turn of the loop, so that what came in meanwhile is looked at: health checks, and pages that are ready. */
  const start = (work: () => void) => {
    latestStart = latestStart.then(nextTurn).then(work);
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
          reject(new Busy("no slot is free"));
        },
      };
      const timer = setTimeout(one.refuse, patience);
      waiting.push(one);
      makeRoom();
    });

  return {
    /** Runs the work when its turn comes; throws Busy when it does not. */
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

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
