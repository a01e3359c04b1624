import { RemixI18Next } from "remix-i18next/server";
import { createCookieJar } from "~/session/cookie-jar";
import { ownCookies } from "~/session/cookies";
import { acceptedLanguages } from "./accepted-languages";
import { findLocale, type KnownLocales } from "./known-locales";

/**
 * The process's one RemixI18Next. `getLocale` answers in the order of product 4: path, cookie, browser, default
 * (an account's locale, which only the platform knows, comes before all: `choice/account-locale.server.ts`).
 * `know` tells it the locales, which the content service may change at any time; until then it knows none.
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
    remixI18n: new RemixI18Next({ detection }),
    know({ locales, defaultLocale }: KnownLocales) {
      known = locales;
      detection.fallbackLanguage = defaultLocale.code;
      detection.supportedLanguages = [defaultLocale, ...locales].map(({ code }) => code).sort(byLength);
    },
  };
}

/** A bare language fits each of its locales, and the first one is taken: its own, else the default, else as given. */
function byLength(a: string, b: string): number {
  return a.split("-").length - b.split("-").length;
}
