const MAX_LENGTH = 2048;
const ANY_ORIGIN = "https://site.invalid";

/**
 * Control, separator and invisible characters, backslashes: browsers strip or normalise them, so they are rejected.
 */
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Z}\p{Cf}\\]/u;

/** An encoded slash, backslash, line break or `..`: harmless here, but another path to a server that decodes it. */
const UNSAFE_ESCAPES = /%(?:2f|5c|0[0-9a-d]|2e(?:%2e|\.))|\.%2e/i;

/**
 * Returns a visitor-supplied target (`redirectUrl`, `redirectTo`, `backUrl`) when it stays on this site: path, query
 * and hash as a browser parses them. Null for anything else (docs/product.md#2.2).
 */
export function safeInternalPath(value: unknown): string | null {
  if (typeof value !== "string" || value.length > MAX_LENGTH || !value.startsWith("/")) return null;
  if (UNSAFE_CHARACTERS.test(value)) return null;
  const url = parse(value);
  if (!url || url.origin !== ANY_ORIGIN || url.username || url.password) return null;
  if (url.pathname.startsWith("//") || UNSAFE_ESCAPES.test(pathOf(value))) return null;
  return url.pathname + url.search + url.hash;
}

/** As `safeInternalPath`, with a fallback for unsafe targets. */
export function safeRedirect(value: unknown, fallback = "/"): string {
  return safeInternalPath(value) ?? fallback;
}

function parse(value: string): URL | null {
  try {
    return new URL(value, ANY_ORIGIN);
  } catch {
    return null;
  }
}

/** The path before parsing, which resolves dot segments. */
function pathOf(value: string): string {
  return value.split(/[?#]/, 1)[0] ?? "";
}
