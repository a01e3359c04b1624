import { normalizeEncoding } from "~/routing/addresses/normalize-path";

/** The literal parts of a `from`, between its wildcards. */
export type Pattern = readonly string[];

/** What a `from` is written like. */
export const FROM = /^[/*][^?#]*$/;

/** Parses the `from` of a rule: a path in which `*` matches any characters. Null for anything else. */
export function readPattern(from: string): Pattern | null {
  if (!FROM.test(from)) return null;
  return withoutTrailingSlash(from).split("*").map(normalizeEncoding);
}

/**
 * Returns what the wildcards match, each as short as possible, or null. Uses plain string searches: rules and paths
 * are untrusted, and a regular expression with many wildcards could backtrack for ever.
 */
export function matchPattern([head = "", ...rest]: Pattern, path: string): string[] | null {
  const subject = normalizeEncoding(withoutTrailingSlash(path));
  const tail = rest.pop();
  if (tail === undefined) return subject === head ? [] : null;
  if (!subject.startsWith(head)) return null;
  const captures: string[] = [];
  let at = head.length;
  for (const piece of rest) {
    const found = subject.indexOf(piece, at);
    if (found < 0) return null;
    captures.push(subject.slice(at, found));
    at = found + piece.length;
  }
  const end = subject.length - tail.length;
  return end >= at && subject.endsWith(tail) ? [...captures, subject.slice(at, end)] : null;
}

/** Treats `/a/` as `/a`, like routing does. */
function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}
