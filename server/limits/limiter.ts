import { createHmac } from "node:crypto";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { type Limiter, type LimitName, type LimitWindow, limits } from "../../app/platform/limits";
import { addressBlock } from "./address-block";
import { inTime } from "./in-time";
import type { Redis } from "./redis";

/** After a count that did not come in time, the next ones do not wait for it either. */
const SHARED_PAUSE = 2_000;

interface LimiterParts {
  /** Multiplies every limit. */
  factor: number;
  /** Keeps logins out of what Redis holds. */
  secret: string;
  /** Where all processes count together; each counts for itself without, or while it does not answer. */
  redis?: Redis | undefined;
}

/** The limits of `app/platform/limits.ts` in force. */
export function createLimiter({ factor, secret, redis }: LimiterParts): Limiter {
  const names = Object.keys(limits) as LimitName[];
  const tables = Object.fromEntries(
    names.map((name) => [
      name,
      {
        address: limits[name].address.map((window) => counterOf(`${name}-address`, window, factor, redis)),
        key: limits[name].key.map((window) => counterOf(`${name}-key`, window, factor, redis)),
      },
    ]),
  ) as Record<LimitName, Record<"address" | "key", Counter[]>>;
  const hidden = (text: string) => createHmac("sha256", secret).update(text).digest("base64url").slice(0, 22);

  return async (name, { address, key }) => {
    const { address: byAddress, key: byKey } = tables[name];
    const wait = await longest(byAddress, addressBlock(address));
    // Whoever is stopped by their address uses up nobody's login.
    if (wait > 0 || key === undefined) return wait;
    return longest(byKey, hidden(key));
  };
}

/** Counts one and gives the seconds to wait, 0 when there is none. */
type Counter = (subject: string) => Promise<number>;

async function longest(counters: readonly Counter[], subject: string): Promise<number> {
  return Math.max(0, ...(await Promise.all(counters.map((count) => count(subject)))));
}

function counterOf(name: string, window: LimitWindow, factor: number, redis: Redis | undefined): Counter {
  const options = {
    keyPrefix: `croupier:limit:${name}:${window.seconds}`,
    points: window.times * factor,
    duration: window.seconds,
  };
  const own = new RateLimiterMemory(options);
  if (!redis) return (subject) => consume(own, subject);
  const shared = new RateLimiterRedis({
    ...options,
    storeClient: redis,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
  });
  let pausedUntil = 0;
  return async (subject) => {
    if (performance.now() >= pausedUntil) {
      try {
        return await inTime(consume(shared, subject));
      } catch {
        // The connection says itself in the log that it is gone; here it only matters that somebody counts.
        pausedUntil = performance.now() + (redis.isReady ? SHARED_PAUSE : 0);
      }
    }
    return consume(own, subject);
  };
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
