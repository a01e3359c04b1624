import type { IncomingMessage } from "node:http";
import type { CookieJar } from "../../app/session/cookies/cookie-jar";
import { startPlayerSession } from "../../app/session/player.server";
import { createPublicAddresses } from "../../app/upstream/public-addresses";
import type { StreamedReply } from "../../app/upstream/transport/stream-transport.server";
import { GAME_POLICY } from "../content-security-policy";

/**
 * Client headers passed to the platform in addition to those of docs/contract.md#1.2: content negotiation, body,
 * ranges.
 */
const PASSED_TO_PLATFORM = [
  "accept",
  "accept-encoding",
  "accept-language",
  "content-type",
  "if-modified-since",
  "if-none-match",
  "range",
] as const;

/**
 * Platform headers passed to the browser: what describes the body, where a redirect leads, and the platform's errors
 * (docs/contract.md#3.7). Anything else could speak for the site, or to the caches and proxies before it. Lengths and
 * cookies are set separately.
 */
const PASSED_TO_BROWSER = [
  "accept-ranges",
  "content-disposition",
  "content-encoding",
  "content-language",
  "content-range",
  "content-type",
  "etag",
  "last-modified",
  "location",
  "retry-after",
  "x-error-code",
  "x-error-type",
] as const;

/**
 * The types that may be shown with the site's origin, as one complete value of a header: none of them runs anything.
 * Browsers read lists, repeated parameters and garbage each in their own way, and may find HTML there; so whatever is
 * not exactly one of these is boxed (docs/contract.md#3.7).
 */
const UNBOXED = /^(?:application\/json|image\/(?:avif|gif|jpeg|png|webp))(?:; ?charset="?utf-8"?)?$/i;

/** Whether a reply of this type needs the box of game pages. */
function isBoxed(contentType: string | undefined): boolean {
  return contentType === undefined || !UNBOXED.test(contentType);
}

type ReplyHeaders = Partial<Record<(typeof PASSED_TO_BROWSER)[number], string>>;
export type PlatformAddresses = Parameters<typeof createPublicAddresses>[0];

/**
 * Rewrites response headers: internal backend URLs become public ones, and redirects to relayed paths stay on our
 * site.
 */
export function createHeaderPublisher(
  app: PlatformAddresses,
  isRelayed: (path: string) => boolean,
): (headers: ReplyHeaders) => ReplyHeaders {
  const addresses = createPublicAddresses(app);
  const base = new URL(app.platformUrl).pathname.replace(/\/$/, "");

  return (headers) => {
    const target = headers.location;
    const published: ReplyHeaders = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, addresses.publish(value)]),
    );
    const found = target && target !== published.location ? addresses.inner(target) : null;
    if (found?.backend !== "platform") return published;
    const own = found.url.pathname.slice(base.length);
    return isRelayed(own) ? { ...published, location: own + found.url.search + found.url.hash } : published;
  };
}

/** Headers of the request to the platform (docs/contract.md#1.2). */
export function requestHeaders({ state, headers }: IncomingMessage, jar: CookieJar): Record<string, string> {
  const { host, protocol } = new URL(state.origin);
  const sent: Record<string, string | undefined> = {
    ...Object.fromEntries(PASSED_TO_PLATFORM.map((name) => [name, headers[name]])),
    cookie: jar.upstreamHeader(),
    "user-agent": "nfx-web/1",
    "x-client-user-agent": headers["user-agent"],
    "x-forwarded-for": state.clientIp,
    "x-forwarded-host": host,
    "x-forwarded-proto": protocol.slice(0, -1),
    "x-request-id": state.requestId,
    "x-country": state.country,
    ...state.trace?.headers,
  };
  return Object.fromEntries(
    Object.entries(sent).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** The platform's headers that are forwarded. A repeated one has no meaning, and is dropped. */
export function passedHeaders({ headers }: StreamedReply): ReplyHeaders {
  const passed: ReplyHeaders = {};
  for (const name of PASSED_TO_BROWSER) {
    const value = headers[name];
    if (typeof value === "string") passed[name] = value;
  }
  if (Array.isArray(headers["content-type"])) passed["content-type"] = "application/octet-stream";
  return passed;
}

/** The site's own headers of a relayed reply, with the cookies that the platform has set. */
export function ownHeaders({ state }: IncomingMessage, reply: StreamedReply, jar: CookieJar) {
  const lines = [reply.headers["set-cookie"] ?? []].flat();
  for (const line of lines) jar.relay(line);
  if (lines.length > 0 && state.path.startsWith("/oauth/")) startPlayerSession(jar);
  const cookies = lines.length > 0 ? jar.setCookieLines() : [];
  const type = reply.headers["content-type"];
  return {
    "cache-control": "private, no-store",
    ...(cookies.length > 0 && { "set-cookie": cookies }),
    // A provider's HTML must not run with the site's origin, whatever its content type.
    ...(isBoxed(typeof type === "string" ? type : undefined) && { "content-security-policy": GAME_POLICY }),
  };
}
