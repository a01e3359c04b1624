import { siteSettings, startInstance } from "./instances";
import { startRedis } from "./redis-server";

/** Two processes of one site with one Redis, started for each test that ends some of them. */
export async function startPair(
  backendUrl: string,
  throughLinks: (redisUrl: string) => Promise<object> = async () => ({}),
) {
  const redis = await startRedis();
  const environment = {
    ...siteSettings(backendUrl),
    REDIS_URL: redis.url,
    ...(await throughLinks(redis.url)),
  };
  const [one, other] = await Promise.all([startInstance(environment), startInstance(environment)]);
  return {
    one,
    other,
    redis,
    startAnother: () => startInstance(environment),
    stop: async () => {
      await Promise.all([one.kill(), other.kill()]);
      await redis.end();
    },
  };
}
