import type { IncomingMessage } from "node:http";
import { isMiniAppFrame, ownCookies } from "../../app/session/cookies";
import { readCookies } from "../pages/cookies";

const FRAMEABLE = new Set(["document", "iframe"]);

/**
 * Sessions in frames of other sites have `SameSite=None`, so their cookies also come with what a third site asks for
 * from within the same page. `Lax` would keep them back there, and so does this: such a request is a visitor's unless
 * it opens a page, as the site around the frame does. Posts are the gate's (`post-gate.ts`).
 */
export function withholdCookies({ headers, method }: IncomingMessage): void {
  if (!headers.cookie || headers["sec-fetch-site"] !== "cross-site") return;
  const opensPage =
    (method === "GET" || method === "HEAD") &&
    headers["sec-fetch-mode"] === "navigate" &&
    FRAMEABLE.has(headers["sec-fetch-dest"] ?? "document");
  if (opensPage) return;
  const cookies = readCookies(headers.cookie);
  if (isMiniAppFrame(cookies) || cookies.has(ownCookies.frame)) delete headers.cookie;
}
