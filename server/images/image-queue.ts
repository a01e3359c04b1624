import { ImageFailure } from "./image-failure";

const AT_ONCE = 4;
const MAX_WAITING = 240;
const MAX_WAITING_OF_ONE = 60;

/**
 * So many pictures are made at once, so many more may wait; the next one is turned away. Clients take turns, so that
 * one who asks for hundreds keeps nobody else from a few.
 */
export function createImageQueue() {
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

  /** The first of the client whose turn it is; that client's next one comes after everybody else's. */
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
    // Whoever ends hands its place over, so that nobody steps in between.
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
