import type { Logger } from "~/logger";
import {
  createMemoryIdempotencyStore,
  IDEMPOTENCY_SECONDS,
  type IdempotencyStore,
} from "../../app/session/idempotency/idempotency-store";
import type { Telemetry } from "../../app/upstream/telemetry";
import type { Redis } from "./client";
import { createRedisCalls } from "./redis-calls";

const PREFIX = "croupier:once:";
const expiration = { type: "EX", value: IDEMPOTENCY_SECONDS } as const;

interface RedisOnceOptions {
  /**
   * What happens to a money form while Redis is unreachable: `refuse` it (docs/safety.md#row-45), or `allow` it. Then
   * each process may send it once, all with the same idempotency key (docs/contract.md#d24).
   */
  moneyWithoutRedis: "refuse" | "allow";
}

/** The idempotency store shared by all processes. Each also keeps its own copy for outages of Redis. */
export function createRedisIdempotencyStore(
  redis: Redis,
  log: Logger,
  { moneyWithoutRedis }: RedisOnceOptions,
  telemetry?: Telemetry,
): IdempotencyStore {
  const own = createMemoryIdempotencyStore();
  const call = createRedisCalls("sent forms", telemetry);

  /** The connection logs the outage itself; this logs that the store was bypassed. */
  async function ask<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await call(work);
    } catch (error) {
      log.warn({ reason: String(error) }, "the store of sent forms is not shared at the moment");
      return undefined;
    }
  }

  return {
    async claim(key, text) {
      const known = await own.claim(key, text);
      if (known.kind === "known") return known;
      const setting = redis.set(PREFIX + key, text, { condition: "NX", expiration });
      const reply = await ask(() => setting);
      if (reply === undefined) {
        if (moneyWithoutRedis === "allow") return { kind: "ours" };
        await own.remove(key);
        setting.then((late) => (late === null ? 0 : redis.del(PREFIX + key))).catch(() => {});
        return { kind: "alone" };
      }
      if (reply !== null) return { kind: "ours" };
      const others = await ask(() => redis.get(PREFIX + key));
      if (others === undefined) {
        await own.remove(key);
        return { kind: "alone" };
      }
      // It expired between the two commands.
      if (others === null) return { kind: "ours" };
      await own.write(key, others);
      return { kind: "known", text: others };
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
