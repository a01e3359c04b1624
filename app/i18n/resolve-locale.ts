import type { Locale } from "~/context";

/** What is known of a visitor's language, in the order in which it counts (specification 4). */
export interface LocaleHints {
  /** Locale of the signed-in player's account; given only under the platform's detection strategy. */
  account?: string;
  /** Locale of the path's prefix; a path without one says nothing. */
  url?: string;
  /** Value of the `i18n_locale` cookie. */
  cookie?: string;
  /** The `Accept-Language` header as it came. */
  acceptLanguage?: string;
}

export interface KnownLocales {
  locales: readonly Locale[];
  defaultLocale: Locale;
}

/** The locale of a request: account, path, cookie, browser (exact code, then language), default. */
export function resolveLocale(hints: LocaleHints, known: KnownLocales): Locale {
  return (
    findLocale(hints.account, known.locales) ??
    findLocale(hints.url, known.locales) ??
    findLocale(hints.cookie, known.locales) ??
    localeOfBrowser(hints.acceptLanguage, known) ??
    known.defaultLocale
  );
}

/** A known locale by its code, whatever its case. */
export function findLocale(code: string | undefined, locales: readonly Locale[]): Locale | undefined {
  if (!code) return undefined;
  const wanted = code.toLowerCase();
  return locales.find((locale) => locale.code.toLowerCase() === wanted);
}

/** Each wish in turn: its exact code, then any locale of its language, the default one first. */
function localeOfBrowser(header: string | undefined, { locales, defaultLocale }: KnownLocales) {
  for (const code of parseAcceptLanguage(header)) {
    const exact = findLocale(code, locales);
    if (exact) return exact;
    const language = languageOf(code);
    const sameLanguage = [defaultLocale, ...locales].find((locale) => languageOf(locale.code) === language);
    if (sameLanguage) return sameLanguage;
  }
  return undefined;
}

const MAX_WISHES = 10;

/** Language codes in the visitor's order of preference; refused ones (`q=0`) and `*` are left out. */
function parseAcceptLanguage(header: string | undefined): string[] {
  if (!header) return [];
  return header
    .slice(0, 500)
    .split(",", MAX_WISHES)
    .map((part) => {
      const [code = "", ...parameters] = part.trim().split(";");
      const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { code: code.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ code, quality }) => /^[a-z]{1,8}(-[a-z\d]{1,8})*$/i.test(code) && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ code }) => code);
}

function languageOf(code: string): string {
  return (code.split("-", 1)[0] ?? "").toLowerCase();
}
