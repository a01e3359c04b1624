import { createHash } from "node:crypto";
import type { i18n } from "i18next";
import { createI18n } from "./i18n.server";
import { catalogue as builtIn } from "./messages/catalogue";
import { type Bundle, type Messages, splitIntoBundles } from "./translator";

/** One locale's words, ready to render with and to send out. */
export interface LocaleCatalogue {
  i18n: i18n;
  bundles: ReadonlyMap<string, Bundle>;
  /** Ten hex digits that change with any text. */
  hash: string;
}

interface Entry {
  own: Messages;
  fallback: Messages;
  value: LocaleCatalogue;
}

/**
 * Catalogues by locale: the locale's own texts, over the default locale's, over the built-in English
 * (contract 4.1). Built anew only when the content client hands out another map.
 */
export function createCatalogues() {
  const entries = new Map<string, Entry>();
  return (locale: string, own: Messages, fallback: Messages): LocaleCatalogue => {
    const known = entries.get(locale);
    if (known && known.own === own && known.fallback === fallback) return known.value;
    const bundles = splitIntoBundles({ ...builtIn, ...fallback, ...own });
    const hash = createHash("sha256")
      .update(JSON.stringify([...bundles]))
      .digest("hex")
      .slice(0, 10);
    const value =
      known?.value.hash === hash ? known.value : { i18n: createI18n(locale, bundles), bundles, hash };
    entries.set(locale, { own, fallback, value });
    return value;
  };
}
