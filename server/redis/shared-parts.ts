import type { Logger } from "~/logger";
import type { SharedParts } from "../../app/context";
import type { ServerConfig } from "../config";
import { createLimiter } from "../limits/limiter";

type Settings = Pick<ServerConfig, "redisUrl" | "moneyWithoutRedis" | "rateLimitFactor"> & {
  app: Pick<ServerConfig["app"], "sessionSecret">;
};

/**
 * Rate limits and sent money forms: in Redis, for all processes, where one is configured; else for this process.
 * Redis's client is loaded only when it is used.
 */
export async function createSharedParts(
  config: Settings,
  log: Logger,
): Promise<{ parts: SharedParts; close: () => void }> {
  const limits = { factor: config.rateLimitFactor, secret: config.app.sessionSecret };
  if (!config.redisUrl) return { parts: { limiter: createLimiter(limits) }, close() {} };
  const { connectRedis } = await import("./client");
  const { createRedisIdempotencyStore } = await import("./idempotency-store");
  const redis = connectRedis(config.redisUrl, log);
  return {
    parts: {
      limiter: createLimiter({ ...limits, redis }),
      idempotencyStore: createRedisIdempotencyStore(redis, log, config),
    },
    close: () => redis.destroy(),
  };
}
