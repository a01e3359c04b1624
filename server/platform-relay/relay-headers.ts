import type { ClientRequest, IncomingMessage, ServerResponse } from "node:http";
import { createPublicAddresses } from "../../app/public-addresses";
import type { CookieJar } from "../../app/session/cookie-jar";
import { startPlayerSession } from "../../app/session/player.server";
import { GAME_POLICY } from "../content-security-policy";

/**
 * Client headers passed to the platform in addition to those of docs/contract.md#1.2: content negotiation, body,
 * ranges.
 */
const PASSED_HEADERS: ReadonlySet<string> = new Set([
  "accept",
  "accept-encoding",
  "accept-language",
  "content-type",
  "content-length",
  "if-modified-since",
  "if-none-match",
  "range",
]);

/** Platform response headers that would change the policies of our own site. */
const DROPPED_HEADERS = [
  "server",
  "x-powered-by",
  "x-frame-options",
  "content-security-policy",
  "content-security-policy-report-only",
  "permissions-policy",
  "strict-transport-security",
  "access-control-allow-origin",
  "access-control-allow-credentials",
  "service-worker-allowed",
  "clear-site-data",
  "reporting-endpoints",
  "report-to",
];

export type PlatformAddresses = Parameters<typeof createPublicAddresses>[0];

/**
 * Rewrites response headers: internal backend URLs become public ones, and redirects to relayed paths stay on our
 * site.
 */
export function createHeaderPublisher(
  app: PlatformAddresses,
  isRelayed: (path: string) => boolean,
): (headers: IncomingMessage["headers"]) => void {
  const addresses = createPublicAddresses(app);
  const base = new URL(app.platformUrl).pathname.replace(/\/$/, "");

  return (headers) => {
    const target = headers.location;
    for (const [name, value] of Object.entries(headers)) {
      headers[name] = Array.isArray(value) ? value.map(addresses.publish) : value && addresses.publish(value);
    }
    const found = target && target !== headers.location ? addresses.inner(target) : null;
    if (found?.backend !== "platform") return;
    const own = found.url.pathname.slice(base.length);
    if (isRelayed(own)) headers.location = own + found.url.search + found.url.hash;
  };
}

/** Headers of the request to the platform (docs/contract.md#1.2). */
export function setRequestHeaders(
  proxyReq: ClientRequest,
  req: IncomingMessage,
  jar: CookieJar | undefined,
): void {
  const { state, headers } = req;
  const { host, protocol } = new URL(state.origin);
  for (const name of proxyReq.getHeaderNames())
    if (!PASSED_HEADERS.has(name) && name !== "host") proxyReq.removeHeader(name);
  const cookie = jar?.upstreamHeader();
  if (cookie) proxyReq.setHeader("Cookie", cookie);
  proxyReq.setHeader("User-Agent", "nfx-web/1");
  if (headers["user-agent"]) proxyReq.setHeader("X-Client-User-Agent", headers["user-agent"]);
  proxyReq.setHeader("X-Forwarded-For", state.clientIp);
  proxyReq.setHeader("X-Forwarded-Host", host);
  proxyReq.setHeader("X-Forwarded-Proto", protocol.slice(0, -1));
  proxyReq.setHeader("X-Request-Id", state.requestId);
  for (const [name, value] of Object.entries(state.trace?.headers ?? {})) proxyReq.setHeader(name, value);
  if (state.country) proxyReq.setHeader("X-Country", state.country);
}

/** Headers of the response to the browser, with the cookies that the platform has set. */
export function setResponseHeaders(
  proxyRes: IncomingMessage,
  req: IncomingMessage,
  res: ServerResponse,
  jar: CookieJar | undefined,
): void {
  const { headers } = proxyRes;
  for (const name of DROPPED_HEADERS) delete headers[name];
  headers["cache-control"] = "private, no-store";
  headers["x-request-id"] = req.state.requestId;
  const lines = headers["set-cookie"] ?? [];
  delete headers["set-cookie"];
  if (jar && lines.length > 0) {
    for (const line of lines) jar.relay(line);
    if (req.state.path.startsWith("/oauth/")) startPlayerSession(jar);
    headers["set-cookie"] = jar.setCookieLines();
  }
  // A provider's HTML must not run with the site's origin, whatever its content type.
  if (!/^application\/json/.test(headers["content-type"] ?? ""))
    res.setHeader("Content-Security-Policy", GAME_POLICY);
}
