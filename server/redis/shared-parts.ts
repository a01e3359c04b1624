import type { Logger } from "~/upstream/logger";
import type { SharedParts } from "../../app/context/app";
import type { ServerConfig } from "../config";
import { createLimiter } from "../limits/attempt-limiter";
import { instanceName } from "../process/instance-name";
import type { ProcessTelemetry } from "../process/telemetry";
import type { VerboseHour } from "../process/verbose-hour";
import type { PurgeChannel } from "../purge/purge";
import type { OtherInstance } from "./instances";

type Settings = Pick<ServerConfig, "redisUrl" | "moneyWithoutRedis" | "rateLimitFactor" | "siteLabels"> & {
  app: Pick<ServerConfig["app"], "sessionSecret" | "mainOrigin">;
};

/**
 * Rate limits, sent money forms and purges: by Redis, for all processes, where one is configured; else for this process.
 * Redis's client is loaded only when it is used. Throws where what answers is another Redis than `REDIS_URL` says.
 */
export async function createSharedParts(
  config: Settings,
  log: Logger,
  telemetry?: ProcessTelemetry,
): Promise<{
  parts: SharedParts;
  purges?: PurgeChannel;
  /** Begins to announce this process's build to the others. */
  meet: (build: string, verbose: VerboseHour) => void;
  /** Notifies them of what has changed here, at once. */
  notify: () => Promise<void>;
  /** Those that have announced themselves; none without Redis. */
  others: () => readonly OtherInstance[];
  close: () => void;
}> {
  const limits = { factor: config.rateLimitFactor, secret: config.app.sessionSecret, telemetry };
  if (!config.redisUrl)
    return {
      parts: { limiter: createLimiter(limits) },
      meet() {},
      async notify() {},
      others: () => [],
      close() {},
    };
  const { connectRedis } = await import("./client");
  const { createRedisIdempotencyStore } = await import("./idempotency-store");
  const { createPurgeChannel } = await import("./purge-channel");
  const { createInstances, describeInstance } = await import("./instances");
  const { createRedisCalls } = await import("./redis-calls");
  const { shareVerbosity } = await import("./shared-verbosity");
  const redis = connectRedis(config.redisUrl, log, telemetry);
  const mistake = await redis.misaddressed;
  if (mistake) {
    redis.destroy();
    throw new Error(mistake);
  }
  telemetry?.watchRedis(() => redis.trouble);
  const purges = createPurgeChannel(redis, log, telemetry);
  let instances: ReturnType<typeof createInstances> | undefined;
  return {
    parts: {
      limiter: createLimiter({ ...limits, redis }),
      idempotencyStore: createRedisIdempotencyStore(redis, log, config, telemetry),
    },
    purges,
    meet(build, verbose) {
      const { sessionSecret, mainOrigin: origin } = config.app;
      const self = describeInstance(instanceName(), sessionSecret, { ...config.siteLabels, build });
      const call = createRedisCalls("instances", telemetry);
      const bring = () => shareVerbosity(redis, { origin, call, verbose });
      instances = createInstances(redis, { origin, self, call, log, bring });
    },
    notify: async () => instances?.meet(),
    others: () => instances?.others() ?? [],
    close() {
      instances?.close();
      purges.close();
      redis.destroy();
    },
  };
}
