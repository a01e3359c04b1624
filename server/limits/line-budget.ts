import { LRUCache } from "lru-cache";
import { addressBlock } from "./address-block";

/** Lines of the log in a minute. */
interface LineBudget {
  /** Of one address or /64. */
  each: number;
  total: number;
}

const ALL = "all";

/**
 * Whether a line may be logged about something that an address has sent; counts it. What visitors may make up has a
 * budget by network, so that none of them crowds out the reports of others.
 */
export function createLineBudget({ each, total }: LineBudget): (address: string) => boolean {
  const lines = new LRUCache<string, number>({ max: total + 1, ttl: 60_000 });
  const spent = (of: string) => lines.get(of) ?? 0;
  const spend = (of: string) => lines.set(of, spent(of) + 1, { noUpdateTTL: spent(of) > 0 });
  return (address) => {
    const network = addressBlock(address);
    if (spent(ALL) >= total || spent(network) >= each) return false;
    spend(ALL);
    spend(network);
    return true;
  };
}
