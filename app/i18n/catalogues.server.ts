import { createHash } from "node:crypto";
import type { RemixI18Next } from "remix-i18next/server";
import { bundleNumber } from "../browser/catalogue/browser-catalogue";
import { createServerTranslate } from "./i18n.server";
import { isolateNumbers, isRightToLeft } from "./isolate-numbers";
import { catalogues as builtIn, catalogue as english } from "./messages/catalogue";
import { type Bundle, bundleOf, type Messages, splitIntoBundles, type Translate } from "./translator";

/** One locale's messages, for server rendering and as bundles for the browser. */
export interface LocaleCatalogue {
  t: Translate;
  bundles: ReadonlyMap<string, Bundle>;
  /** Ten hex digits that change with any text. */
  hash: string;
}

const bundleNames = new Map(Object.keys(english).map((key) => [bundleNumber(bundleOf(key)), bundleOf(key)]));

/** Names of the bundles in the address of their file (`bundlesUrl()`); null where this build lacks one. */
export function bundlesAt(numbers: string): string[] | null {
  const names = (numbers.match(/.{5}/g) ?? []).map((number) => bundleNames.get(number));
  return names.every((name) => name !== undefined) ? names : null;
}

interface Entry {
  own: Messages;
  fallback: Messages;
  hash: string;
  value: Promise<LocaleCatalogue>;
}

/**
 * Returns a function that builds a locale's catalogue: the operator's texts of the locale override those of the
 * default locale, the built-in texts of the locale and built-in English, in this order (docs/contract.md#4.1).
 * Rebuilt only when a message map changes identity. Keys unknown to this build are dropped, so that no visitor
 * downloads unused texts.
 */
export function createCatalogues(remixI18n: Pick<RemixI18Next, "getFixedT">) {
  const entries = new Map<string, Entry>();
  return async (locale: string, own: Messages, fallback: Messages): Promise<LocaleCatalogue> => {
    const known = entries.get(locale);
    if (known && known.own === own && known.fallback === fallback) return known.value;
    const messages = layered(locale, [builtIn[locale] ?? {}, fallback, own]);
    const hash = createHash("sha256").update(JSON.stringify(messages)).digest("hex").slice(0, 10);
    const value =
      known?.hash === hash
        ? known.value
        : createServerTranslate(remixI18n, locale, messages).then((t) => ({
            t,
            bundles: splitIntoBundles(messages),
            hash,
          }));
    entries.set(locale, { own, fallback, hash, value });
    return value;
  };
}

const pluralForms = ["zero", "one", "two", "few", "many", "other"] as const;
const pluralSuffix = new RegExp(`_(?:${pluralForms.join("|")})$`);
const pluralKeys = new Set(
  Object.keys(english).flatMap((key) => (pluralSuffix.test(key) ? [key.replace(pluralSuffix, "")] : [])),
);

/** Whether something on the site says the words of a key. */
export function isKnownKey(key: string): boolean {
  return Object.hasOwn(english, key) || pluralKeys.has(key.replace(pluralSuffix, ""));
}

/** Merges the layers, later ones win. A plural's forms are replaced together, never mixed between languages. */
function layered(locale: string, layers: readonly Messages[]): Messages {
  const texts: Record<string, string> = { ...english };
  for (const layer of layers) {
    for (const key of pluralKeys) {
      if (layer[`${key}_other`]) for (const form of pluralForms) delete texts[`${key}_${form}`];
    }
    for (const [key, text] of Object.entries(layer)) if (isKnownKey(key)) texts[key] = text;
  }
  // English has two plural forms: the others that the locale needs are filled with the `other` form.
  for (const form of new Intl.PluralRules(locale).resolvedOptions().pluralCategories) {
    for (const key of pluralKeys) texts[`${key}_${form}`] ??= texts[`${key}_other`] ?? "";
  }
  for (const [key, text] of Object.entries(texts)) if (isRightToLeft(text)) texts[key] = isolateNumbers(text);
  // Sorted keys: equal texts give an equal hash, whichever layers they come from.
  return Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));
}
