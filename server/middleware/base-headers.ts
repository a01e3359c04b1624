import type { ServerResponse } from "node:http";
import type { RequestState } from "./request-state";

export type HeaderValues = Readonly<Record<string, string | readonly string[]>>;

const TWO_YEARS = 63_072_000;
const STRICT_TRANSPORT = `max-age=${TWO_YEARS}; includeSubDomains`;

/** Cache-Control starts at its strictest; only the page policy and static steps relax it. */
const BASE: HeaderValues = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "private, no-store",
};

/** Sets the headers of every response, on one that is then put together header by header. */
export function setBaseHeaders(res: ServerResponse, state: RequestState): void {
  for (const [name, value] of Object.entries(BASE)) res.setHeader(name, value);
  const own = ownHeaders(state);
  for (let at = 0; at < own.length; at += 2) res.setHeader(own[at] ?? "", own[at + 1] ?? "");
}

/**
 * The head of a response that is sent many times, as the flat list of names and values that `writeHead` takes without
 * further work: the base headers, and `headers` over them.
 */
export function prepareHead(headers: HeaderValues): readonly string[] {
  const named = new Map<string, readonly [string, string | readonly string[]]>();
  for (const [name, value] of Object.entries({ ...BASE, ...headers })) {
    named.set(name.toLowerCase(), [name, value]);
  }
  return [...named.values()].flatMap(([name, value]) => [value].flat().flatMap((line) => [name, line]));
}

/** Sends a prepared head, with what differs by request, and the body, unless the request has none in its answer. */
export function sendPrepared(
  res: ServerResponse,
  status: number,
  head: readonly string[],
  body?: Buffer,
): void {
  const { req } = res;
  res.writeHead(status, head.concat(ownHeaders(req.state)));
  res.end(req.method === "HEAD" ? undefined : body);
}

/** The headers that differ by request. HSTS only once the origin is known, and never for a site on plain http. */
function ownHeaders({ requestId, origin, isLeaving }: RequestState): string[] {
  const own = ["X-Request-Id", requestId];
  if (origin.startsWith("https:")) own.push("Strict-Transport-Security", STRICT_TRANSPORT);
  if (isLeaving) own.push("Connection", "close");
  return own;
}
