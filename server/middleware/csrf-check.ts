import type { IncomingMessage } from "node:http";
import { readMediaType } from "./media-type";
import type { Refusal } from "./request-target";

export const MAX_BODY = 64 * 1024;

/** Answers a POST that none of our pages has sent. */
export const FOREIGN_POST: Refusal = { status: 403, reason: "origin of the post" };

const FORM_TYPES = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

/** Who a browser says has sent a POST. `unsaid`: it says nothing, or a proxy has taken the headers away. */
export type Sender = "ours" | "foreign" | "unsaid";

/** CSRF check of a form: it has to come from a page of the site. */
export function checkCsrf({ headers }: IncomingMessage, sender: Sender): Refusal | null {
  if (sender !== "ours") return FOREIGN_POST;
  if (!FORM_TYPES.has(readMediaType(headers["content-type"])?.essence ?? ""))
    return { status: 415, reason: "content type" };
  return checkLength(headers["content-length"], MAX_BODY);
}

/**
 * Who has sent a POST: `Origin` says it, and `Sec-Fetch-Site` where there is none. `Origin: null` is none: browsers send
 * it from pages under `Referrer-Policy: no-referrer`. A page without an origin of its own sends it too, as `cross-site`.
 */
export function senderOf({ headers, state }: IncomingMessage): Sender {
  const { origin, "sec-fetch-site": site } = headers;
  if (origin === undefined && site === undefined) return "unsaid";
  const isNamed = origin !== undefined && origin !== "null";
  const isSameOrigin = isNamed
    ? origin === state.origin && (site === undefined || site === "same-origin" || site === "none")
    : site === "same-origin";
  return isSameOrigin ? "ours" : "foreign";
}

/** Checks the declared Content-Length; the real length is checked while the body is read. */
export function checkLength(header: string | undefined, max: number): Refusal | null {
  return Number(header ?? 0) > max ? { status: 413, reason: "length" } : null;
}
