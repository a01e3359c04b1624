import type { Locale } from "~/routing/locale";

/** URL prefix of a locale; empty for the default one. */
export function localePrefix(locale: Pick<Locale, "code" | "isDefault">): string {
  return locale.isDefault ? "" : `/${locale.code}`;
}

/** Adds a locale's prefix (`basename`) to a locale-free path. */
export function withBasename(basename: string, path: string): string {
  if (!basename) return path;
  return path === "/" || path.startsWith("/?") || path.startsWith("/#")
    ? `${basename}${path.slice(1)}`
    : `${basename}${path}`;
}

/** Removes a locale's prefix (`basename`) from a path; null when the path does not have it, or is not of this site. */
export function withoutBasename(basename: string, path: string): string | null {
  if (!basename) return path;
  if (!path.startsWith(basename)) return null;
  const rest = path.slice(basename.length);
  if (rest === "") return "/";
  // What is left of `/es-ES//host` would be another site.
  if (rest.startsWith("/")) return rest.startsWith("//") ? null : rest;
  return rest.startsWith("?") || rest.startsWith("#") ? `/${rest}` : null;
}
