import type { ServerResponse } from "node:http";
import type { RequestState } from "./request-state";

const TWO_YEARS = 63_072_000;

/** Headers that every answer bears. The cache rule is the strictest; only the page policy may widen it. */
export function setBaseHeaders(res: ServerResponse, state: RequestState, isDraining: boolean): void {
  res.setHeader("X-Request-Id", state.requestId);
  res.setHeader("X-Content-Type-Options", "nosniff");
  res.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
  res.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  res.setHeader("Cache-Control", "private, no-store");
  if (isDraining) res.setHeader("Connection", "close");
}

/** Known only once the host is: a site on plain http promises nothing. */
export function setStrictTransport(res: ServerResponse, origin: string): void {
  if (origin.startsWith("https:")) {
    res.setHeader("Strict-Transport-Security", `max-age=${TWO_YEARS}; includeSubDomains`);
  }
}
