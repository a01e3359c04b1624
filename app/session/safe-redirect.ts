const MAX_LENGTH = 2048;
const ANY_ORIGIN = "https://site.invalid";

/** Controls, separators, invisible characters, backslashes: browsers strip or repair them, so they are refused, never mended. */
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Z}\p{Cf}\\]/u;

/** An encoded slash, backslash, line break or parent folder: harmless here, another address to the next server. */
const UNSAFE_ESCAPES = /%(?:2f|5c|0[0-9a-d]|2e(?:%2e|\.))|\.%2e/i;

/**
 * A target that a visitor supplied (`redirectUrl`, `redirectTo`, `backUrl`), when it stays on this site: path, query
 * and hash, in the form the browser would read it. Null for anything else (product 2.2).
 */
export function safeInternalPath(value: unknown): string | null {
  if (typeof value !== "string" || value.length > MAX_LENGTH || !value.startsWith("/")) return null;
  if (UNSAFE_CHARACTERS.test(value)) return null;
  const url = parse(value);
  if (!url || url.origin !== ANY_ORIGIN || url.username || url.password) return null;
  if (url.pathname.startsWith("//") || UNSAFE_ESCAPES.test(pathOf(value))) return null;
  return url.pathname + url.search + url.hash;
}

/** As `safeInternalPath`, with a place to go when the target is refused. */
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

/** The path as it was written: parsing would already have resolved its dot segments. */
function pathOf(value: string): string {
  return value.split(/[?#]/, 1)[0] ?? "";
}
