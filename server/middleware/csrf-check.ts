import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { readMediaType } from "./media-type";
import type { RequestState } from "./request-state";
import type { Refusal } from "./request-target";

export const MAX_BODY = 64 * 1024;

const FORM_TYPES = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

/**
 * CSRF check of a POST: `Origin` must equal our origin; without that header `Sec-Fetch-Site` must be `same-origin`.
 */
export function checkCsrf(req: IncomingMessage, { origin }: RequestState): Refusal | null {
  const { headers } = req;
  if (!isFromOurs(headers, origin)) return { status: 403, reason: "origin of the post" };
  if (!FORM_TYPES.has(readMediaType(headers["content-type"])?.essence ?? ""))
    return { status: 415, reason: "content type" };
  return checkLength(headers["content-length"], MAX_BODY);
}

/** Whether a page of ours sends it, as far as the browser says. */
export function isFromOurs(headers: IncomingHttpHeaders, origin: string): boolean {
  const site = headers["sec-fetch-site"];
  const isOurs = headers.origin === undefined ? site === "same-origin" : headers.origin === origin;
  return isOurs && (site === undefined || site === "same-origin" || site === "none");
}

/** Checks the declared Content-Length; the real length is checked while the body is read. */
export function checkLength(header: string | undefined, max: number): Refusal | null {
  return Number(header ?? 0) > max ? { status: 413, reason: "length" } : null;
}
