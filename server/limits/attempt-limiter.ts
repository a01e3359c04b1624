import { createHmac } from "node:crypto";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { type Limiter, type LimitName, type LimitWindow, limits } from "../../app/platform/attempt-limits";
import type { Telemetry } from "../../app/upstream/telemetry";
import type { Redis } from "../redis/client";
import { createRedisCalls } from "../redis/redis-calls";
import { createRedisReader, type RedisReader } from "../redis/redis-reader";
import { addressBlock } from "./address-block";
import { createProvedNetworks } from "./proved-networks";

interface LimiterParts {
  /** Multiplies every limit. */
  factor: number;
  /** Key of the HMACs under which logins are stored in Redis. */
  secret: string;
  /** Shared counters of all processes; without it, or while it is unreachable, each process counts alone. */
  redis?: Redis | undefined;
  telemetry?: Telemetry | undefined;
}

/** Enforces the limits of `app/platform/attempt-limits.ts`. */
export function createLimiter({ factor, secret, redis, telemetry }: LimiterParts): Limiter {
  const ask = createRedisReader(redis, createRedisCalls("limits", telemetry));
  const kinds = ["address", "pair", "key"] as const;
  const countersOf = (name: LimitName, kind: (typeof kinds)[number]) =>
    limits[name][kind].map((window) => counterOf(`${name}-${kind}`, window, factor, redis, ask));
  const tables = Object.fromEntries(
    (Object.keys(limits) as LimitName[]).map((name) => [
      name,
      Object.fromEntries(kinds.map((kind) => [kind, countersOf(name, kind)])),
    ]),
  ) as Record<LimitName, Record<(typeof kinds)[number], Counter[]>>;
  const proved = createProvedNetworks(ask);
  const hidden = (text: string) => createHmac("sha256", secret).update(text).digest("base64url").slice(0, 22);
  const pairOf = (key: string, network: string) => hidden(`${network} ${key}`);

  return {
    async count(name, { address, key }) {
      const counters = tables[name];
      const network = addressBlock(address);
      // In this order: an attempt blocked by address or by pair does not use up the login's shared limit.
      const wait = await longest(counters.address, network);
      if (wait > 0 || key === undefined) return wait;
      const pair = pairOf(key, network);
      return (
        (await longest(counters.pair, pair)) ||
        ((await proved.has(pair)) ? 0 : await longest(counters.key, hidden(key)))
      );
    },
    async remember({ address, key }) {
      if (key !== undefined) await proved.add(pairOf(key, addressBlock(address)));
    },
  };
}

/** Counts one attempt and returns the seconds to wait, 0 when allowed. */
type Counter = (subject: string) => Promise<number>;

async function longest(counters: readonly Counter[], subject: string): Promise<number> {
  return Math.max(0, ...(await Promise.all(counters.map((count) => count(subject)))));
}

function counterOf(
  name: string,
  window: LimitWindow,
  factor: number,
  redis: Redis | undefined,
  ask: RedisReader,
): Counter {
  const options = {
    keyPrefix: `croupier:limit:${name}:${window.seconds}`,
    points: window.times * factor,
    duration: window.seconds,
  };
  const own = new RateLimiterMemory(options);
  const shared =
    redis &&
    new RateLimiterRedis({
      ...options,
      storeClient: redis,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
    });
  return async (subject) =>
    (shared && (await ask(() => consume(shared, subject)))) ?? (await consume(own, subject));
}

async function consume(limiter: RateLimiterAbstract, subject: string): Promise<number> {
  try {
    await limiter.consume(subject);
    return 0;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
    throw reason;
  }
}
