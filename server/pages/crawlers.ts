import type { IncomingMessage } from "node:http";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";

const REMEMBERED_BYTES = 256 * 1024;

/** By user agent: matching the pattern of all crawlers takes ten microseconds. */
const known = new LRUCache<string, boolean>({
  maxSize: REMEMBERED_BYTES,
  sizeCalculation: (_is, agent) => agent.length + 100,
  memoMethod: (agent) => isbot(agent),
});

/** Whether the request's user agent is that of a crawler. */
export function isCrawler({ headers }: IncomingMessage): boolean {
  return known.memo(headers["user-agent"] ?? "");
}
