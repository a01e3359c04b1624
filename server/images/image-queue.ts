import { ImageFailure } from "./image-failure";

const AT_ONCE = 4;
const MAX_WAITING = 240;
const MAX_WAITING_OF_ONE = 60;

/** Runs the work of a client when its turn comes. */
export type ImageQueue = <T>(client: string, work: () => Promise<T>) => Promise<T>;

/**
 * Bounds how many images are generated and how many wait; beyond that throws ImageFailure (503). Clients are served
 * round-robin, so that one with hundreds of requests does not starve the others.
 */
export function createImageQueue(): ImageQueue {
  let running = 0;
  let waiting = 0;
  const lines = new Map<string, (() => void)[]>();

  function waitInLine(client: string): Promise<void> {
    const line = lines.get(client) ?? [];
    if (waiting >= MAX_WAITING || line.length >= MAX_WAITING_OF_ONE) {
      throw new ImageFailure(503, "too many pictures at once");
    }
    lines.set(client, line);
    waiting += 1;
    return new Promise((resolve) => line.push(resolve));
  }

  /** The first waiting request of the next client; that client then goes to the end of the rotation. */
  function next(): (() => void) | undefined {
    for (const [client, line] of lines) {
      const first = line.shift();
      lines.delete(client);
      if (line.length > 0) lines.set(client, line);
      if (first) waiting -= 1;
      return first;
    }
    return undefined;
  }

  return async <T>(client: string, work: () => Promise<T>): Promise<T> => {
    // A finished job passes its slot directly to the next, so that no new request can take it in between.
    if (running >= AT_ONCE) await waitInLine(client);
    else running += 1;
    try {
      return await work();
    } finally {
      const first = next();
      if (first) first();
      else running -= 1;
    }
  };
}
