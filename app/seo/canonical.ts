import type { Locale } from "~/context";
import { localeFreePath, localePrefix, withBasename } from "~/i18n/locale-path";

/** Where a page stands: all that its addresses are made of. */
export interface ResolvedPath {
  origin: string;
  /** Without locale prefix. */
  path: string;
  locale: Locale;
  locales: readonly Locale[];
}

/** The page's one address without locale: a trailing slash and a query that names no other page are no part of it. */
export function ownAddress(path: string, query: Readonly<Record<string, string | undefined>> = {}): string {
  const named = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const search = new URLSearchParams(named).toString();
  return path.replace(/(?<=.)\/+$/, "") + (search && `?${search}`);
}

/**
 * An editor's canonical address as one without locale; undefined when it leads to another site. The locale is always
 * the rendered one: a record that stands in for a missing translation must not take the translated page off the index.
 */
export function writtenAddress(written: string, { origin, locales }: ResolvedPath): string | undefined {
  if (!URL.canParse(written, origin)) return undefined;
  const url = new URL(written, origin);
  return url.origin === origin ? localeFreePath(ownAddress(url.pathname), locales) + url.search : undefined;
}

/** An address without locale as everyone may ask for it. */
export function publicAddress(address: string, origin: string, locale: Locale): string {
  return origin + withBasename(localePrefix(locale), address);
}

/** The same page in every locale, and where those go whose language is none of them. */
export function alternatesOf(address: string, { origin, locales }: Pick<ResolvedPath, "origin" | "locales">) {
  if (locales.length < 2) return [];
  return [
    ...locales.map((locale) => ({ hrefLang: locale.code, href: publicAddress(address, origin, locale) })),
    { hrefLang: "x-default", href: origin + address },
  ];
}
