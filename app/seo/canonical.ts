import type { SiteTable } from "~/context/route-handle";
import { readInternalAddress } from "~/routing/addresses/read-internal-address";
import type { Locale } from "~/routing/locale";
import { localePrefix, withBasename } from "~/routing/locale-path";

/** The parts of a page's URLs. */
export interface ResolvedPath {
  origin: string;
  /** Without locale prefix. */
  path: string;
  locale: Locale;
  locales: readonly Locale[];
  normalize: SiteTable["normalize"];
}

/** The page's canonical address without locale: its path, and only the parameters that identify another page. */
export function ownAddress(path: string, query: Readonly<Record<string, string | undefined>> = {}): string {
  const named = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const search = new URLSearchParams(named).toString();
  return path + (search && `?${search}`);
}

/**
 * An editor's canonical URL as a path without locale; undefined for another origin. Its locale is ignored: a fallback
 * record for a missing translation must not take the translated page out of the index.
 */
export function writtenAddress(
  written: string,
  { origin, locales, normalize }: ResolvedPath,
): string | undefined {
  if (!URL.canParse(written, origin)) return undefined;
  const url = new URL(written, origin);
  const address = url.origin === origin ? readInternalAddress(url.pathname, locales) : null;
  return address ? normalize(address.path) + url.search : undefined;
}

/** The absolute public URL of a path without locale. */
export function publicAddress(address: string, origin: string, locale: Locale): string {
  return origin + withBasename(localePrefix(locale), address);
}

/** The page's URL in every locale, and `x-default` for all other languages. Empty with a single locale. */
export function alternatesOf(address: string, { origin, locales }: Pick<ResolvedPath, "origin" | "locales">) {
  if (locales.length < 2) return [];
  return [
    ...locales.map((locale) => ({ hrefLang: locale.code, href: publicAddress(address, origin, locale) })),
    { hrefLang: "x-default", href: origin + address },
  ];
}
