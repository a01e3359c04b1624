import type { IncomingMessage, ServerResponse } from "node:http";
import { DATA_POLICY, type PolicyHeaders } from "../content-security-policy";
import { chooseEncoding, isUnchanged } from "./encoded-body";
import type { CachedPage } from "./page-cache";

type HeaderValues = Readonly<Record<string, string | string[]>>;

/**
 * Headers of every document, with its policies. `keepsOpener` disables COOP: a popup that goes to another service and
 * back would otherwise lose its opener.
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
 * Removes what the app may not set itself: caching, cookies and, except for data requests, Remix's internal headers.
 * Sets Retry-After on 429 and 503.
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

/** An error response of Remix itself, whose text exposes routes and URLs. */
export function isFrameworkError(response: Response): boolean {
  return response.headers.has("x-remix-error") || (response.status >= 500 && !isDocument(response));
}

export function isDocument(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("text/html") ?? false;
}

/** Status of Remix's single fetch redirects, which the client router follows. */
const DATA_REDIRECT = 202;

/** Whether the response is a redirect, of a document or of a data request. */
export function isRedirectAnswer(response: Response): boolean {
  return response.headers.has("location") || response.status === DATA_REDIRECT;
}

/** Prefetched data of a public page may be cached by the browser for the seconds until the click. */
export function setDataHeaders(req: IncomingMessage, res: ServerResponse, isPublic: boolean): void {
  res.setHeader("Content-Security-Policy", DATA_POLICY);
  if (isPublic && req.method === "GET" && req.headers["sec-purpose"]?.includes("prefetch")) {
    res.setHeader("Cache-Control", "private, max-age=10");
  }
}

/** Headers of a 304. The rest the client keeps, above all the CSP, whose hashes belong to the cached body. */
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
