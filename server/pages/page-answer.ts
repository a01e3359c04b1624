import type { IncomingMessage, ServerResponse } from "node:http";
import { DATA_POLICY, type PolicyHeaders } from "../content-security-policy";
import { chooseEncoding, isUnchanged } from "./encoded-body";
import type { CachedPage } from "./page-cache";

type HeaderValues = Readonly<Record<string, string | string[]>>;

/**
 * Headers of every document beside its policies. A window that goes to another service and comes back would lose its
 * opener on the way, were its own documents not as open as those of the service.
 */
export function documentHeaders(policies: PolicyHeaders, keepsOpener = false): HeaderValues {
  return {
    "Cross-Origin-Opener-Policy": keepsOpener ? "unsafe-none" : "same-origin-allow-popups",
    "Origin-Agent-Cluster": "?1",
    ...policies,
  };
}

export function setHeaders(res: ServerResponse, headers: HeaderValues): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}

/**
 * What a response of the app may not say for itself: how it is cached, and the router's inner headers.
 * Data requests keep theirs, because the browser's router reads them.
 */
export function guardResponse(
  response: Response,
  { isDataRequest, retryAfter }: { isDataRequest: boolean; retryAfter: number },
): Response {
  const headers = new Headers(response.headers);
  headers.delete("cache-control");
  headers.delete("set-cookie");
  if (!isDataRequest)
    for (const name of [...headers.keys()]) if (name.startsWith("x-remix-")) headers.delete(name);
  if (response.status === 503 || response.status === 429) headers.set("Retry-After", String(retryAfter));
  return new Response(response.body, { status: response.status, headers });
}

/** The framework's own words about an error, which name routes and addresses. */
export function isFrameworkError(response: Response): boolean {
  return response.headers.has("x-remix-error") || (response.status >= 500 && !isDocument(response));
}

export function isDocument(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("text/html") ?? false;
}

/** The router's status for a redirect that its script will follow. */
const DATA_REDIRECT = 202;

/** Whether the answer is a redirect, of a document or of its data. */
export function leadsOn(response: Response): boolean {
  return response.headers.has("location") || response.status === DATA_REDIRECT;
}

/** Data of a public page that the browser fetches ahead may live for the moment until the click. */
export function setDataHeaders(req: IncomingMessage, res: ServerResponse, isPublic: boolean): void {
  res.setHeader("Content-Security-Policy", DATA_POLICY);
  if (isPublic && req.method === "GET" && req.headers["sec-purpose"]?.includes("prefetch")) {
    res.setHeader("Cache-Control", "private, max-age=10");
  }
}

/** What a client may renew of the version it has; the rest, like the policy for these very bytes, it keeps. */
const UNCHANGED_HEADERS = ["ETag", "Cache-Control", "Vary"];

export function sendCachedPage(req: IncomingMessage, res: ServerResponse, page: CachedPage): void {
  if (page.status === 200 && isUnchanged(req, page.etag)) {
    for (const name of UNCHANGED_HEADERS) res.setHeader(name, page.headers[name] ?? "");
    res.writeHead(304);
    res.end();
    return;
  }
  setHeaders(res, page.headers);
  const encoding = chooseEncoding(req, page.body);
  const body = page.body[encoding] ?? page.body.identity;
  if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
  res.setHeader("Content-Length", body.length);
  res.writeHead(page.status);
  res.end(req.method === "HEAD" ? undefined : body);
}
