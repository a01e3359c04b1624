import { createContext } from "react";
import type { MessageKey } from "./messages/catalogue";

/** One locale's messages: flat, dotted keys that keep their full name (docs/contract.md#4.1). */
export type Messages = Readonly<Record<string, string>>;

/** The messages whose keys share their first segment; the browser loads them together. */
export type Bundle = Readonly<Record<string, string>>;

/** Says a text in the locale of the request or page: the same on the server (i18next) and in the browser. */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

export const TranslateContext = createContext<Translate | null>(null);

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
