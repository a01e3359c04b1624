import type { Locale } from "~/context";

/** What stands before every path of a locale: nothing for the default one. */
export function localePrefix(locale: Pick<Locale, "code" | "isDefault">): string {
  return locale.isDefault ? "" : `/${locale.code}`;
}

/** A locale-free path as the browser asks for it; `basename` is a locale's prefix. */
export function withBasename(basename: string, path: string): string {
  if (!basename) return path;
  return path === "/" || path.startsWith("/?") || path.startsWith("/#")
    ? `${basename}${path.slice(1)}`
    : `${basename}${path}`;
}

/** The locale-free path of an address of this locale, or null when it lies outside of it. */
export function withoutBasename(basename: string, path: string): string | null {
  if (!basename) return path;
  if (!path.startsWith(basename)) return null;
  const rest = path.slice(basename.length);
  if (rest === "") return "/";
  if (rest.startsWith("/")) return rest;
  return rest.startsWith("?") || rest.startsWith("#") ? `/${rest}` : null;
}

/** A path whose first segment may name a locale, without that segment. */
export function localeFreePath(path: string, locales: readonly Pick<Locale, "code">[]): string {
  for (const { code } of locales) {
    const rest = withoutBasename(`/${code}`, path);
    if (rest !== null) return rest;
  }
  return path;
}
