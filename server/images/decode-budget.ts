/** Bounds the sum of what works take at once, in the order in which they came. */
export function createDecodeBudget(bytes: number) {
  let left = bytes;
  const waiting: { cost: number; start: () => void }[] = [];

  function startNext(): void {
    for (let first = waiting[0]; first && first.cost <= left; first = waiting[0]) {
      waiting.shift();
      left -= first.cost;
      first.start();
    }
  }

  /** `cost` is at most what the budget has; how many wait is bounded by the queue before it. */
  return async <T>(cost: number, work: () => Promise<T>): Promise<T> => {
    await new Promise<void>((start) => {
      waiting.push({ cost, start });
      startNext();
    });
    try {
      return await work();
    } finally {
      left += cost;
      startNext();
    }
  };
}
