import type { IncomingMessage } from "node:http";
import type { CookieJar } from "../../app/session/cookies/cookie-jar";
import { ownCookies } from "../../app/session/cookies/cookies";

const LOCALE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/;

/**
 * A launch URL carries build, locale and device type (docs/contract.md#3.7). Shared pages cannot know the device, and a
 * bookmarked URL may lack them all: missing ones are added.
 */
export function launchPath(
  path: string,
  { headers }: IncomingMessage,
  version: string,
  jar: CookieJar | undefined,
): string {
  const at = path.indexOf("?");
  const query = new URLSearchParams(at < 0 ? "" : path.slice(at + 1));
  const locale = jar?.get(ownCookies.locale) ?? "";
  const added = new URLSearchParams();
  if (!query.has("v")) added.set("v", version);
  if (!query.has("locale") && LOCALE.test(locale)) added.set("locale", locale);
  if (!query.has("is_mobile") && isMobile(headers)) added.set("is_mobile", "1");
  if (added.size === 0) return path;
  // The given query is forwarded byte for byte.
  return `${path}${at < 0 ? "?" : "&"}${added}`;
}

/** Uses the client hint, else the User-Agent. */
function isMobile(headers: IncomingMessage["headers"]): boolean {
  const hint = headers["sec-ch-ua-mobile"];
  return hint === undefined ? /\bMobi/.test(headers["user-agent"] ?? "") : hint === "?1";
}
