import type { i18n } from "i18next";
import { createContext } from "react";
import type { MessageKey } from "./messages/catalogue";

/** One locale's messages: flat, dotted keys that keep their full name (docs/contract.md#4.1). */
export type Messages = Readonly<Record<string, string>>;

/** The messages whose keys share their first segment; the browser loads them together. */
export type Bundle = Readonly<Record<string, string>>;

export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

/** Translates messages. The server has every bundle, the browser those it has loaded. */
export interface Translator {
  t: Translate;
  has: (bundle: string) => boolean;
  add: (bundle: string, messages: Bundle) => void;
}

export const TranslatorContext = createContext<Translator | null>(null);

/** Splits a flat map into bundles. A key without a dot belongs to no bundle and is dropped. */
export function splitIntoBundles(messages: Messages): Map<string, Bundle> {
  const bundles = new Map<string, Record<string, string>>();
  for (const [key, text] of Object.entries(messages)) {
    const name = bundleOf(key);
    if (!name) continue;
    const bundle = bundles.get(name);
    if (bundle) bundle[key] = text;
    else bundles.set(name, { [key]: text });
  }
  return bundles;
}

/** First segment of a key; empty when it has none. */
export function bundleOf(key: string): string {
  return key.slice(0, Math.max(key.indexOf("."), 0));
}

const translators = new WeakMap<i18n, Translate>();

/** Returns `t` of a server's i18next instance; referentially stable, so that it can be a hook dependency. */
export function translateWith(instance: i18n): Translate {
  const known = translators.get(instance);
  if (known) return known;
  const translate: Translate = (key, values) => instance.t(key as string, { ...values, ns: bundleOf(key) });
  translators.set(instance, translate);
  return translate;
}

/** Text for a missing key: throws in development, returns the key in production. */
export function missingText(key: string): string {
  if (import.meta.env.PROD) return key;
  throw new Error(`No message for the key "${key}"`);
}

/** The translator for server rendering, with every bundle of the locale loaded. */
export function fullTranslator(instance: i18n): Translator {
  return { t: translateWith(instance), has: () => true, add: () => {} };
}
