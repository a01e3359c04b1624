import { LRUCache } from "lru-cache";
import type { RedisReader } from "../redis/redis-reader";

const PREFIX = "croupier:proved:";
const DAYS = 90;
const MAX_NETWORKS = 100_000;

/**
 * Networks from which a login has signed in before, stored as keyed hashes of both, so that neither can be read back.
 * Shared through Redis; each process also stores its own.
 */
export function createProvedNetworks(ask: RedisReader) {
  // `max` would take the room for all of them, 4 MB, at once.
  const own = new LRUCache<string, true>({
    maxSize: MAX_NETWORKS,
    sizeCalculation: () => 1,
    ttl: DAYS * 86_400_000,
  });
  return {
    /**
     * False while Redis is unreachable and this process does not know the pair: then the login's shared limit
     * applies.
     */
    async has(pair: string): Promise<boolean> {
      return own.has(pair) || (await ask((shared) => shared.get(PREFIX + pair))) != null;
    },
    async add(pair: string): Promise<void> {
      own.set(pair, true);
      await ask((shared) =>
        shared.set(PREFIX + pair, "1", { expiration: { type: "EX", value: DAYS * 86_400 } }),
      );
    },
  };
}
