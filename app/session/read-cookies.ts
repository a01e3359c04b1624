import { parseCookie, type SetCookie, parseSetCookie as splitSetCookie } from "cookie";

/** Values are not decoded: foreign cookies must go upstream exactly as they came. */
const raw = { decode: (value: string) => value };

/** Cookies of a `Cookie` header. The first of a duplicate name counts, because browsers send the most specific first. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  return header ? new Map(Object.entries(parseCookie(header, raw) as Record<string, string>)) : new Map();
}

/** Name, value and attributes of a `Set-Cookie` line; the name is empty when the line has none. */
export function readSetCookie(line: string): SetCookie {
  return splitSetCookie(line, raw);
}
