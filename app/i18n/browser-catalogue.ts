import { createTranslator } from "./create-translator";
import type { Bundle, Translator } from "./translator";

/** URL of bundles, which are one file however many they are; immutable, because the hash changes with any text. */
export function bundlesUrl(locale: string, bundles: Iterable<string>, hash: string): string {
  return `/i18n/${locale}/${[...new Set(bundles)].sort().join("+")}.${hash}.json`;
}

/** The files that bundles come with; a failed one is forgotten, so that it can be asked for again. */
const files = new Map<string, Promise<Bundle>>();

/** Of these bundles, those that nobody has asked for yet. */
export function unaskedBundles(names: Iterable<string>): string[] {
  return [...new Set(names)].filter((name) => !files.has(name));
}

/** Loads the named bundles of the page's locale and creates the translator for hydration. */
export async function loadTranslator(
  locale: string,
  hash: string,
  bundles: readonly string[],
): Promise<Translator> {
  const translator = createTranslator(locale, []);
  await addBundles(translator, locale, hash, bundles);
  return translator;
}

/** Loads bundles into the page's translator, each once. */
export async function addBundles(
  translator: Translator,
  locale: string,
  hash: string,
  names: readonly string[],
): Promise<void> {
  const unasked = unaskedBundles(names);
  if (unasked.length > 0) {
    const file = fetchBundles(locale, unasked, hash);
    for (const name of unasked) files.set(name, file);
    file.then(
      (messages) => translator.add(unasked, messages),
      () => {
        for (const name of unasked) files.delete(name);
      },
    );
  }
  await Promise.all(names.map((name) => files.get(name)));
}

async function fetchBundles(locale: string, names: readonly string[], hash: string): Promise<Bundle> {
  const response = await fetch(bundlesUrl(locale, names, hash));
  if (!response.ok) throw new Error(`Messages ${locale}/${names} answered ${response.status}`);
  return (await response.json()) as Bundle;
}
