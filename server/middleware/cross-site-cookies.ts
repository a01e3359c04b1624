import type { IncomingMessage } from "node:http";
import { isMiniAppFrame, ownCookies } from "../../app/session/cookies/cookies";
import { readCookies } from "../../app/session/cookies/read-cookies";

const inFrames = [ownCookies.frame, ownCookies.preview];
const FRAMEABLE = new Set(["document", "iframe"]);

/**
 * Sessions in frames of other sites have `SameSite=None`, so their cookies would also come with cross-site
 * subresource requests. As `Lax` does, this drops them from every cross-site request that is not a page navigation,
 * as the embedding site's own is. POSTs are covered by `csrf-check.ts`.
 */
export function withholdCookies({ headers, method }: IncomingMessage): void {
  if (!headers.cookie || headers["sec-fetch-site"] !== "cross-site") return;
  const opensPage =
    (method === "GET" || method === "HEAD") &&
    headers["sec-fetch-mode"] === "navigate" &&
    FRAMEABLE.has(headers["sec-fetch-dest"] ?? "document");
  if (opensPage) return;
  const cookies = readCookies(headers.cookie);
  if (isMiniAppFrame(cookies) || inFrames.some((name) => cookies.has(name))) delete headers.cookie;
}
