import type { Logger } from "../../app/context";
import { createMemoryOnceStore, ONCE_SECONDS, type OnceStore } from "../../app/session/once/once-store";
import { inTime } from "../limits/in-time";
import type { Redis } from "../limits/redis";

const PREFIX = "croupier:once:";
const expiration = { type: "EX", value: ONCE_SECONDS } as const;

/**
 * The store of all processes. Each keeps its own copy: while Redis does not answer, a form is still sent once by each
 * process, and all of them send it with one idempotency key (contract D24).
 */
export function createRedisOnceStore(redis: Redis, log: Logger): OnceStore {
  const own = createMemoryOnceStore();

  /** The connection says itself that it is gone; here it is said when money went by without it. */
  async function ask<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await inTime(work());
    } catch (error) {
      log.warn({ reason: String(error) }, "the store of sent forms is not shared at the moment");
      return undefined;
    }
  }

  return {
    async claim(key, text) {
      const known = await own.claim(key, text);
      if (known !== null) return known;
      const isKept = await ask(() => redis.set(PREFIX + key, text, { condition: "NX", expiration }));
      if (isKept !== null) return null;
      const others = await ask(() => redis.get(PREFIX + key));
      if (!others) return null;
      await own.write(key, others);
      return others;
    },
    async read(key) {
      const shared = await ask(() => redis.get(PREFIX + key));
      return shared === undefined ? own.read(key) : shared;
    },
    async write(key, text) {
      await own.write(key, text);
      await ask(() => redis.set(PREFIX + key, text, { expiration }));
    },
    async remove(key) {
      await own.remove(key);
      await ask(() => redis.del(PREFIX + key));
    },
  };
}
