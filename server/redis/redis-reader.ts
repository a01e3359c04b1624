import type { Redis } from "./client";
import type { RedisCalls } from "./redis-calls";

/** Milliseconds for which Redis is skipped after a timeout. */
const PAUSE = 2_000;

/** Runs a command against Redis. Undefined without Redis, and while it is unreachable. */
export function createRedisReader(redis: Redis | undefined, call: RedisCalls) {
  let pausedUntil = 0;
  return async <Answer>(work: (redis: Redis) => Promise<Answer>): Promise<Answer | undefined> => {
    if (!redis || performance.now() < pausedUntil) return undefined;
    try {
      return await call(() => work(redis));
    } catch {
      // The connection itself logs the outage; here the process only falls back to its own counters.
      pausedUntil = performance.now() + (redis.isReady ? PAUSE : 0);
      return undefined;
    }
  };
}

export type RedisReader = ReturnType<typeof createRedisReader>;
