import { LRUCache } from "lru-cache";
import type { Logger } from "~/upstream/logger";
import {
  createMemoryIdempotencyStore,
  IDEMPOTENCY_SECONDS,
  type IdempotencyStore,
} from "../../app/session/idempotency/idempotency-store";
import type { Telemetry } from "../../app/upstream/telemetry";
import type { Redis } from "./client";
import { moneyWrites, SENT_FORMS } from "./money-writes";
import { createRedisCalls } from "./redis-calls";

const MAX_UNSAVED = 20_000;
const RETRY_AFTER = 1_000;

interface RedisOnceOptions {
  /**
   * What happens to a money form while Redis is unreachable: `refuse` it (docs/safety.md#row-45), or `allow` it. Then
   * each process may send it once, all with the same idempotency key (docs/contract.md#d24).
   */
  moneyWithoutRedis: "refuse" | "allow";
}

/**
 * The idempotency store shared by all processes. For outages of Redis, each also remembers its own claims there, and
 * only confirmed ones: otherwise it would report payments that nobody made (docs/decisions/020-one-time-token.md).
 */
export function createRedisIdempotencyStore(
  redis: Redis,
  log: Logger,
  { moneyWithoutRedis }: RedisOnceOptions,
  telemetry?: Telemetry,
): IdempotencyStore {
  const own = createMemoryIdempotencyStore();
  const call = createRedisCalls("sent forms", telemetry);
  const isAllowed = moneyWithoutRedis === "allow";
  /** What takes the place of claims of this process, and Redis has not confirmed yet. */
  const unsaved = new LRUCache<string, { claim: string; text: string }>({
    max: MAX_UNSAVED,
    ttl: IDEMPOTENCY_SECONDS * 1000,
  });

  /** The connection logs the outage itself; this logs that the store was bypassed. */
  async function ask<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await call(work);
    } catch (error) {
      log.warn({ reason: String(error) }, "the store of sent forms is not shared at the moment");
      return undefined;
    }
  }

  /** Without a timeout: an answer ends it, or the end of the connection, and then it is tried again. */
  async function endClaim(key: string): Promise<void> {
    const entry = unsaved.get(key);
    if (!entry) return;
    const { claim, text } = entry;
    try {
      const isEnded = await moneyWrites.endClaim(redis, SENT_FORMS + key, claim, text);
      if (isEnded) await redis.confirm(SENT_FORMS + key, text);
      if (unsaved.peek(key) === entry) unsaved.delete(key);
    } catch {
      setTimeout(() => void endClaim(key), RETRY_AFTER).unref();
    }
  }

  function endLater(key: string, claim: string, text: string): void {
    unsaved.set(key, { claim, text });
    void endClaim(key);
  }

  return {
    async claim(key, text, unsent) {
      const reply = await ask(async () => {
        const set = await moneyWrites.claim(redis, SENT_FORMS + key, text);
        // What a replica does not have is gone when it takes the master's place, and would be sent again.
        if (set) await redis.confirm(SENT_FORMS + key, text);
        return set;
      });
      if (reply) {
        await own.write(key, text);
        return { kind: "ours" };
      }
      const others = reply === null ? await ask(() => redis.get(SENT_FORMS + key)) : undefined;
      if (others && isAllowed) await own.write(key, others);
      const known = others ?? (await own.read(key));
      if (known) return { kind: "known", text: known };
      // Another process has the claim, and its outcome is unknown.
      if (reply === null) return { kind: "alone" };
      if (isAllowed || unsent === undefined) return own.claim(key, text);
      endLater(key, text, unsent);
      return { kind: "alone" };
    },
    async read(key) {
      const mine = await own.read(key);
      if (mine && unsaved.has(key)) return mine;
      const shared = await ask(() => redis.get(SENT_FORMS + key));
      if (shared !== undefined) return shared;
      return mine ?? (isAllowed ? null : undefined);
    },
    async write(key, text, claim) {
      await own.write(key, text);
      const isSaved = await ask(async () => {
        await moneyWrites.write(redis, SENT_FORMS + key, text);
        await redis.confirm(SENT_FORMS + key, claim && text);
        return true;
      });
      if (!isSaved && claim !== undefined) endLater(key, claim, text);
      return isSaved || isAllowed;
    },
    async remove(key) {
      await own.remove(key);
      await ask(() => moneyWrites.remove(redis, SENT_FORMS + key));
    },
  };
}
