import type { IncomingMessage, ServerResponse } from "node:http";
import { DATA_POLICY, type PolicyHeaders } from "../content-security-policy";
import type { HeaderValues } from "../middleware/base-headers";

/**
 * Headers of every document, with its policies. `allowsOpener` disables COOP: a popup that goes to another service and
 * back would otherwise lose its opener.
 */
export function documentHeaders(policies: PolicyHeaders, allowsOpener = false): HeaderValues {
  return {
    "Cross-Origin-Opener-Policy": allowsOpener ? "unsafe-none" : "same-origin-allow-popups",
    "Origin-Agent-Cluster": "?1",
    ...policies,
  };
}

export function setHeaders(res: ServerResponse, headers: HeaderValues): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}

/**
 * The headers of the app's response, less what the app may not set itself: caching, cookies and, except for data
 * requests, Remix's internal headers. With Retry-After on 429 and 503.
 */
export function headersToSend(
  { headers, status }: Response,
  { isDataRequest, retryAfter }: { isDataRequest: boolean; retryAfter: number },
): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const [name, value] of headers) {
    const isInternal = WITHHELD.has(name) || (!isDataRequest && name.startsWith("x-remix-"));
    if (!isInternal) sent[name] = value;
  }
  if (status === 503 || status === 429) sent["retry-after"] = String(retryAfter);
  return sent;
}

const WITHHELD = new Set(["cache-control", "set-cookie"]);

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

/** Seconds until the click on what a browser has prefetched. */
const PREFETCH_SECONDS = 10;

/** Prefetched data of a public page may be cached by the browser until the click, unless they change before. */
export function setDataHeaders(
  req: IncomingMessage,
  res: ServerResponse,
  isPublic: boolean,
  changesAt: number,
): void {
  res.setHeader("Content-Security-Policy", DATA_POLICY);
  if (isPublic && req.method === "GET" && req.headers["sec-purpose"]?.includes("prefetch")) {
    const seconds = Math.min(PREFETCH_SECONDS, Math.max(0, Math.floor((changesAt - Date.now()) / 1000)));
    res.setHeader("Cache-Control", `private, max-age=${seconds}`);
  }
}
