import { RemixI18Next } from "remix-i18next/server";
import { createCookieJar } from "~/session/cookies/cookie-jar";
import { ownCookies } from "~/session/cookies/cookies";
import { findLocale, type KnownLocales } from "../routing/known-locales";
import { acceptedLanguages } from "./accepted-languages";
import { i18nextOptions, placesFormat } from "./i18n.server";

/**
 * Creates the process's RemixI18Next. `getLocale` detects in the order of docs/product.md#4: path, cookie,
 * `Accept-Language`, default (an account's locale overrides them all: `session/preferences/account-locale.server.ts`). `know` sets
 * the site's locales, which the content service may change at any time; there are none before the first call.
 */
export function createRemixI18n() {
  let known: KnownLocales["locales"] = [];
  const detection = {
    order: ["custom" as const],
    supportedLanguages: [] as string[],
    fallbackLanguage: "",
    async findLocale(request: Request): Promise<string[]> {
      const cookies = createCookieJar(request.headers.get("Cookie") ?? undefined, { isSecure: false });
      const chosen = [new URL(request.url).pathname.split("/", 2)[1], cookies.get(ownCookies.locale)];
      return [
        ...chosen.flatMap((code) => findLocale(code, known)?.code ?? []),
        ...acceptedLanguages(request.headers.get("Accept-Language")),
      ];
    },
  };
  return {
    remixI18n: new RemixI18Next({ detection, i18next: i18nextOptions, plugins: [placesFormat] }),
    know({ locales, defaultLocale }: KnownLocales) {
      known = locales;
      detection.fallbackLanguage = defaultLocale.code;
      detection.supportedLanguages = [defaultLocale, ...locales].map(({ code }) => code).sort(byLength);
    },
  };
}

/** Sorts general tags first: a bare language matches its own tag, else the default locale, else the first of it. */
function byLength(a: string, b: string): number {
  return a.split("-").length - b.split("-").length;
}
