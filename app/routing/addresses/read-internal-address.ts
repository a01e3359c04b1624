import { findLocale } from "~/routing/known-locales";
import type { Locale } from "~/routing/locale";
import { type InternalPath, withSearch } from "./internal-path";
import { normalizeEncoding } from "./normalize-path";

/** What a text from outside names on this site. */
export interface InternalAddress<Named> {
  /** The first locale that it names. */
  locale: Named | undefined;
  path: InternalPath;
  search: string;
  hash: string;
}

const MAX_LENGTH = 2048;
const ANY_ORIGIN = "https://site.invalid";

/**
 * Control, separator and invisible characters, backslashes: browsers strip or normalise them, so they are rejected.
 */
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Z}\p{Cf}\\]/u;

/** An encoded slash, backslash, line break or `..`: harmless here, but another path to a server that decodes it. */
const UNSAFE_ESCAPES = /%(?:2f|5c|0[0-9a-d]|2e(?:%2e|\.))|\.%2e/i;

/**
 * Reads a target that a visitor, an editor or a partner supplied (`redirectUrl`, `redirectTo`, `from`): as a browser
 * parses it, without the prefixes of these locales, and only what is left is judged. Null for anything that does not
 * stay on this site (docs/product.md#2.2).
 */
export function readInternalAddress<Named extends Pick<Locale, "code">>(
  text: unknown,
  locales: readonly Named[],
): InternalAddress<Named> | null {
  if (typeof text !== "string" || text.length > MAX_LENGTH || !text.startsWith("/")) return null;
  if (UNSAFE_CHARACTERS.test(text) || UNSAFE_ESCAPES.test(pathOf(text))) return null;
  const url = URL.canParse(text, ANY_ORIGIN) ? new URL(text, ANY_ORIGIN) : null;
  if (!url || url.origin !== ANY_ORIGIN || url.username || url.password) return null;
  let locale: Named | undefined;
  let path = url.pathname;
  for (let next = prefixOf(path, locales); next; next = prefixOf(path, locales)) {
    locale ??= next.locale;
    path = next.rest;
  }
  // No page has an empty segment, and a path that begins with one is another host's.
  if (path.includes("//")) return null;
  return { locale, path: path as InternalPath, search: url.search, hash: url.hash };
}

/** As `readInternalAddress`, in one piece. A browser knows no locales, and leaves their prefixes to the server. */
export function internalPath(text: unknown, locales: readonly Pick<Locale, "code">[]): InternalPath | null {
  const address = readInternalAddress(text, locales);
  return address && withSearch(address.path, address.search + address.hash);
}

/** The prefix of a locale, in any variant that the site resolves (`readLocalePath`). */
function prefixOf<Named extends Pick<Locale, "code">>(path: string, locales: readonly Named[]) {
  const first = path.split("/", 2)[1] ?? "";
  const locale = findLocale(normalizeEncoding(first), locales);
  return locale && { locale, rest: path.slice(first.length + 1) || "/" };
}

/** The path before parsing, which resolves dot segments. */
function pathOf(text: string): string {
  return text.split(/[?#]/, 1)[0] ?? "";
}
