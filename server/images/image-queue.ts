import { ImageFailure } from "./image-failure";

const AT_ONCE = 4;
const MAX_WAITING = 60;

/** So many pictures are made at once, so many more may wait; the next one is turned away. */
export function createImageQueue() {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= AT_ONCE) {
      if (waiting.length >= MAX_WAITING) throw new ImageFailure(503, "too many pictures at once");
      // Whoever ends hands its place over, so that nobody steps in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
