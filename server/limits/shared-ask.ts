import type { Redis } from "../redis/client";
import { inTime } from "../redis/in-time";

/** After an answer that did not come in time, nobody waits for the next ones either. */
const PAUSE = 2_000;

/** Asks what all processes share. Undefined without Redis, and while it does not answer. */
export function createSharedAsk(redis: Redis | undefined) {
  let pausedUntil = 0;
  return async <Answer>(work: (redis: Redis) => Promise<Answer>): Promise<Answer | undefined> => {
    if (!redis || performance.now() < pausedUntil) return undefined;
    try {
      return await inTime(work(redis));
    } catch {
      // The connection says itself in the log that it is gone; here it only matters that each process goes on alone.
      pausedUntil = performance.now() + (redis.isReady ? PAUSE : 0);
      return undefined;
    }
  };
}

export type SharedAsk = ReturnType<typeof createSharedAsk>;
