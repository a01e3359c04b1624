import { parseCookie, type SetCookie, parseSetCookie as splitSetCookie } from "cookie";

/** Values are not decoded: foreign cookies must go upstream exactly as they came. */
const raw = { decode: (value: string) => value };

const none: ReadonlyMap<string, string> = new Map();

let last: { header: string; cookies: ReadonlyMap<string, string> } | undefined;

/**
 * Cookies of a `Cookie` header. The first of a duplicate name counts, because browsers send the most specific first.
 * Those of the last header are cached: each request reads them several times.
 */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  if (!header) return none;
  if (last?.header !== header) last = { header, cookies: new Map(cookiePairs(header)) };
  return last.cookies;
}

/** Names and values of a `Cookie` header or a part of it, each name once. */
export function cookiePairs(header: string): [string, string][] {
  return Object.entries(parseCookie(header, raw) as Record<string, string>);
}

/** Name, value and attributes of a `Set-Cookie` line; the name is empty when the line has none. */
export function readSetCookie(line: string): SetCookie {
  return splitSetCookie(line, raw);
}
