import { createTranslator } from "./create-translator";
import type { Bundle, Translator } from "./translator";

/** URL of a bundle; cacheable as immutable, because the hash changes with any text of the locale. */
export function bundleUrl(locale: string, bundle: string, hash: string): string {
  return `/i18n/${locale}/${bundle}.${hash}.json`;
}

/** Loads the named bundles of the page's locale and creates the translator for hydration. */
export async function loadTranslator(
  locale: string,
  hash: string,
  bundles: readonly string[],
): Promise<Translator> {
  const loaded = await Promise.all(
    bundles.map(async (name): Promise<[string, Bundle]> => [name, await fetchBundle(locale, name, hash)]),
  );
  return createTranslator(locale, loaded);
}

const pending = new Map<string, Promise<void>>();

/** Loads a bundle into the page's translator, once: calls share the promise, and a failed load can be retried. */
export function addBundle(translator: Translator, locale: string, hash: string, name: string): Promise<void> {
  const known = pending.get(name);
  if (known) return known;
  const promise = fetchBundle(locale, name, hash).then((bundle) => translator.add(name, bundle));
  pending.set(name, promise);
  promise.catch(() => pending.delete(name));
  return promise;
}

async function fetchBundle(locale: string, name: string, hash: string): Promise<Bundle> {
  const response = await fetch(bundleUrl(locale, name, hash));
  if (!response.ok) throw new Error(`Messages ${locale}/${name} answered ${response.status}`);
  return (await response.json()) as Bundle;
}
