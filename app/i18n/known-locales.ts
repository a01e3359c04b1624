import type { Locale } from "~/context";

export interface KnownLocales {
  locales: readonly Locale[];
  defaultLocale: Locale;
}

/** Finds a locale by its code, case-insensitively. */
export function findLocale(code: string | undefined, locales: readonly Locale[]): Locale | undefined {
  if (!code) return undefined;
  const wanted = code.toLowerCase();
  return locales.find((locale) => locale.code.toLowerCase() === wanted);
}
