import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { App } from "../../app/context/app";
import type { KnownLocales } from "../../app/routing/known-locales";
import { ownCookies } from "../../app/session/cookies/cookies";

/**
 * Thrown when no locale can be loaded: then no page can be shown, not even a translated error page
 * (docs/product.md#8).
 */
export class LocalesNotFound extends Error {
  constructor(cause: unknown) {
    super("PLUGIN:I18N: LOCALES NOT FOUND", { cause });
  }
}

const REMEMBERED_MS = 1_000;
const PREFERENCES_BYTES = 256 * 1024;

/** The app's locales, remembered for a second: a cached page should not even wait for the app's own cache. */
export function createSiteLocales() {
  let current: { app: App; until: number; locales: KnownLocales | Promise<KnownLocales> } | undefined;
  // Without a time to live, which would set a timer for most requests: they are valid as long as their locales are.
  const preferences = new LRUCache<string, string>({
    maxSize: PREFERENCES_BYTES,
    sizeCalculation: (code, key) => key.length + code.length + 100,
  });

  return {
    /** The site's locales. Rejects with LocalesNotFound. */
    known(app: App): KnownLocales | Promise<KnownLocales> {
      if (current?.app === app && current.until > Date.now()) return current.locales;
      const before = current?.app === app ? current.locales : undefined;
      const locales = app.locales().catch((cause: unknown) => {
        throw new LocalesNotFound(cause);
      });
      const entry = { app, until: Date.now() + REMEMBERED_MS, locales };
      current = entry;
      locales.then(
        (found) => {
          if (found !== before) preferences.clear();
          if (current === entry) current = { ...entry, locales: found };
        },
        () => {
          if (current === entry) current = undefined;
        },
      );
      return locales;
    },
    /** Code of the locale that a visitor without one in the path prefers, by cookie and `Accept-Language`. */
    preferred(
      app: App,
      { headers, state }: IncomingMessage,
      cookies: ReadonlyMap<string, string>,
    ): string | Promise<string> {
      const { "accept-language": acceptLanguage = "" } = headers;
      const chosen = cookies.get(ownCookies.locale);
      // No header has a line break. Most visitors have chosen nothing, and their header is a key as it is.
      const key = chosen === undefined ? acceptLanguage : `${chosen}\n${acceptLanguage}`;
      const remembered = preferences.get(key);
      if (remembered !== undefined) return remembered;
      // Nothing that is not in the key, because the answer is everybody's who has the same one.
      const cookie = chosen === undefined ? "" : `${ownCookies.locale}=${chosen}`;
      const request = new Request(`${state.origin}/`, {
        headers: { Cookie: cookie, "Accept-Language": acceptLanguage },
      });
      const locales = current?.locales;
      return app.getLocale(request).then((code) => {
        if (current?.locales === locales) preferences.set(key, code);
        return code;
      });
    },
  };
}
