import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { Logger } from "~/logger";

const LOG_AGAIN_AFTER = 60_000;
const MOST = 20;
const LONGEST = 100;

/** Logs refused hosts, at most a few per minute, so that an operator who moved the site sees the reason. */
export function createRefusedHosts(log: Logger) {
  const logged = new LRUCache<string, true>({ max: MOST, ttl: LOG_AGAIN_AFTER });
  return ({ headers, state }: IncomingMessage): void => {
    const host = (state.forwardedHost ?? headers.host ?? "").slice(0, LONGEST);
    // At most MOST distinct hosts a minute: made-up ones must not fill the log.
    logged.purgeStale();
    if (logged.has(host) || logged.size >= MOST) return;
    logged.set(host, true);
    log.warn({ host }, "a request for a host that SITE_ORIGINS does not name was refused");
  };
}
