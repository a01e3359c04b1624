import { LRUCache } from "lru-cache";
import type { SharedAsk } from "./shared-ask";

const PREFIX = "croupier:proved:";
const DAYS = 90;
const KEPT = 100_000;

/**
 * From which networks a login was signed in before, as keyed hashes of both: nothing of anybody can be read from them.
 * Known to all processes with Redis; each remembers its own besides.
 */
export function createProvedNetworks(ask: SharedAsk) {
  const own = new LRUCache<string, true>({ max: KEPT, ttl: DAYS * 86_400_000 });
  return {
    /** Without an answer a network counts as a new one: it may have to wait, and lets nobody guess. */
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
