import type { ServerResponse } from "node:http";
import type { RequestState } from "./request-state";

const TWO_YEARS = 63_072_000;

/**
 * Headers of every response. Cache-Control starts at its strictest; only the page policy and static steps relax it.
 */
export function setBaseHeaders(res: ServerResponse, state: RequestState, isDraining: boolean): void {
  res.setHeader("X-Request-Id", state.requestId);
  res.setHeader("X-Content-Type-Options", "nosniff");
  res.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
  res.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  res.setHeader("Cache-Control", "private, no-store");
  if (isDraining) res.setHeader("Connection", "close");
}

/** HSTS, set once the request's origin is known; never for a site on plain http. */
export function setStrictTransport(res: ServerResponse, origin: string): void {
  if (origin.startsWith("https:")) {
    res.setHeader("Strict-Transport-Security", `max-age=${TWO_YEARS}; includeSubDomains`);
  }
}
