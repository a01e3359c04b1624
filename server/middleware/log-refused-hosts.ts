import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { Logger } from "~/upstream/logger";
import { createLineBudget } from "../limits/line-budget";

const LOG_AGAIN_AFTER = 60_000;
const LONGEST = 100;
const LINES = { each: 3, total: 20 };

/** Logs refused hosts, so that an operator who moved the site sees the reason. Made-up ones cost few lines. */
export function createRefusedHosts(log: Logger) {
  const logged = new LRUCache<string, true>({ max: LINES.total, ttl: LOG_AGAIN_AFTER });
  const mayLog = createLineBudget(LINES);
  return ({ headers, state }: IncomingMessage): void => {
    const host = (state.forwardedHost ?? headers.host ?? "").slice(0, LONGEST);
    if (logged.has(host) || !mayLog(state.clientIp)) return;
    logged.set(host, true);
    log.warn({ host }, "a request for a host that SITE_ORIGINS does not name was refused");
  };
}
