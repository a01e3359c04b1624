import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { Logger } from "~/logger";

const SAID_AGAIN_AFTER = 60_000;
const MOST = 20;
const LONGEST = 100;

/** Says in the log which host was refused, a few hosts a minute: whoever has just moved the site reads why. */
export function createRefusedHosts(log: Logger) {
  const said = new LRUCache<string, true>({ max: MOST, ttl: SAID_AGAIN_AFTER });
  return ({ headers, state }: IncomingMessage): void => {
    const host = (state.forwardedHost ?? headers.host ?? "").slice(0, LONGEST);
    // Made-up hosts are no news once there are many, and must not fill the log.
    said.purgeStale();
    if (said.has(host) || said.size >= MOST) return;
    said.set(host, true);
    log.warn({ host }, "a request for a host that SITE_ORIGINS does not name was refused");
  };
}
