import type { Logger } from "~/logger";
import type { SharedParts } from "../../app/context";
import type { ServerConfig } from "../config";
import { createLimiter } from "../limits/limiter";
import type { ProcessTelemetry } from "../process/telemetry";
import type { PurgeChannel } from "../purge/purge";

type Settings = Pick<ServerConfig, "redisUrl" | "moneyWithoutRedis" | "rateLimitFactor"> & {
  app: Pick<ServerConfig["app"], "sessionSecret">;
};

/**
 * Rate limits, sent money forms and purges: by Redis, for all processes, where one is configured; else for this process.
 * Redis's client is loaded only when it is used.
 */
export async function createSharedParts(
  config: Settings,
  log: Logger,
  telemetry?: ProcessTelemetry,
): Promise<{ parts: SharedParts; purges?: PurgeChannel; close: () => void }> {
  const limits = { factor: config.rateLimitFactor, secret: config.app.sessionSecret, telemetry };
  if (!config.redisUrl) return { parts: { limiter: createLimiter(limits) }, close() {} };
  const { connectRedis } = await import("./client");
  const { createRedisIdempotencyStore } = await import("./idempotency-store");
  const { createPurgeChannel } = await import("./purge-channel");
  const redis = connectRedis(config.redisUrl, log);
  telemetry?.watchRedis(() => redis.isReady);
  const purges = createPurgeChannel(redis, log, telemetry);
  return {
    parts: {
      limiter: createLimiter({ ...limits, redis }),
      idempotencyStore: createRedisIdempotencyStore(redis, log, config, telemetry),
    },
    purges,
    close() {
      purges.close();
      redis.destroy();
    },
  };
}
