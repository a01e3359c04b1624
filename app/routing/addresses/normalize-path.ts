const ESCAPE = /%[\da-f]{2}/gi;
/** Characters that need no encoding: those that `encodeURI()` leaves alone and that delimit nothing. */
const PLAIN = /[\w.!~*'()-]/;

/**
 * The one percent-encoding of a path: what needs none has none, the rest in capitals, and what people write without is
 * encoded. Text that is no path stays as it is.
 */
export function normalizeEncoding(path: string): string {
  try {
    decodeURI(path);
    return encodeURI(path)
      .replace(/%25(?=[\da-f]{2})/gi, "%")
      .replace(ESCAPE, (written) => {
        const character = String.fromCharCode(Number.parseInt(written.slice(1), 16));
        return PLAIN.test(character) ? character : written.toUpperCase();
      });
  } catch {
    return path;
  }
}

/**
 * The normalized path without locale, by its route (`/game/:sysname`): fixed segments as the table has them,
 * parameters as they were written, no slash at the end (docs/contract.md#o37).
 */
export function normalizeSegments(path: string, route: string): string {
  const pattern = segmentsOf(route);
  let at = 0;
  const normalized = segmentsOf(path).map((segment) => {
    while (isOptionalWord(pattern[at]) && !isVariantOf(segment, pattern[at])) at += 1;
    const named = pattern[at];
    if (named === "*" || named === undefined) return segment;
    at += 1;
    return named.startsWith(":") ? segment : named.replace(/\?$/, "");
  });
  return `/${normalized.join("/")}`;
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter(Boolean);
}

function isOptionalWord(named: string | undefined): boolean {
  return named !== undefined && /^[^:*].*\?$/.test(named);
}

function isVariantOf(segment: string, named = ""): boolean {
  return normalizeEncoding(segment).toLowerCase() === named.replace(/\?$/, "").toLowerCase();
}
