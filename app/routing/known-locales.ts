import type { Locale } from "~/routing/locale";

export interface KnownLocales {
  locales: readonly Locale[];
  defaultLocale: Locale;
}

/** Finds a locale by its code, case-insensitively. */
export function findLocale<Named extends Pick<Locale, "code">>(
  code: string | undefined,
  locales: readonly Named[],
): Named | undefined {
  if (!code) return undefined;
  const wanted = code.toLowerCase();
  return locales.find((locale) => locale.code.toLowerCase() === wanted);
}
