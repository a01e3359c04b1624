/** The literal parts of a `from`, between its stars. */
export type Pattern = readonly string[];

/** A `from` of a rule: a path, in which `*` stands for any run of characters. Null for anything else. */
export function readPattern(from: string): Pattern | null {
  if (!/^[/*]/.test(from) || /[?#]/.test(from)) return null;
  return withoutTrailingSlash(from).split("*").map(oneSpelling);
}

/**
 * What the stars stand for, or null. Each takes as little as it can. Made of plain searches: rules come from
 * elsewhere and paths from anybody, and a regular expression of many stars could be made to run for ever.
 */
export function matchPattern([head = "", ...rest]: Pattern, path: string): string[] | null {
  const subject = oneSpelling(withoutTrailingSlash(path));
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

/** Rules are written by people, paths are sent encoded. */
function oneSpelling(text: string): string {
  try {
    return encodeURI(decodeURI(text));
  } catch {
    return text;
  }
}

/** Routing does not tell `/a/` from `/a` either. */
function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}
