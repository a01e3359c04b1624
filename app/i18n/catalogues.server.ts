import { createHash } from "node:crypto";
import type { i18n } from "i18next";
import { createI18n } from "./i18n.server";
import { catalogues as builtIn, catalogue as english } from "./messages/catalogue";
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
 * Catalogues by locale: the operator's texts of the locale, over those of the default locale, over what the site
 * brings along in the locale, over its English (contract 4.1). Built anew only when the content client hands out another map. Keys that this build does not know
 * are left out: nothing could show them, and however many a service holds, no visitor loads them.
 */
export function createCatalogues() {
  const entries = new Map<string, Entry>();
  return (locale: string, own: Messages, fallback: Messages): LocaleCatalogue => {
    const known = entries.get(locale);
    if (known && known.own === own && known.fallback === fallback) return known.value;
    const bundles = splitIntoBundles(layered(locale, [builtIn[locale] ?? {}, fallback, own]));
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

const pluralForms = ["zero", "one", "two", "few", "many", "other"] as const;
const pluralSuffix = new RegExp(`_(?:${pluralForms.join("|")})$`);
const pluralKeys = new Set(
  Object.keys(english).flatMap((key) => (pluralSuffix.test(key) ? [key.replace(pluralSuffix, "")] : [])),
);

function isKnown(key: string): boolean {
  return Object.hasOwn(english, key) || pluralKeys.has(key.replace(pluralSuffix, ""));
}

/** Each layer's texts over those before. The forms of a plural are one text: they never come from two languages. */
function layered(locale: string, layers: readonly Messages[]): Messages {
  const texts: Record<string, string> = { ...english };
  for (const layer of layers) {
    for (const key of pluralKeys) {
      if (layer[`${key}_other`]) for (const form of pluralForms) delete texts[`${key}_${form}`];
    }
    for (const [key, text] of Object.entries(layer)) if (isKnown(key)) texts[key] = text;
  }
  // English knows two forms; a language of six that has no words falls back to it for every number.
  for (const form of new Intl.PluralRules(locale).resolvedOptions().pluralCategories) {
    for (const key of pluralKeys) texts[`${key}_${form}`] ??= texts[`${key}_other`] ?? "";
  }
  // The same texts are the same bytes, whichever layer brought them.
  return Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));
}
