import { loadSurely } from "~/browser/runtime/document/ask-again";
import { createTranslator } from "~/i18n/create-translator";
import type { Bundle, Translate } from "~/i18n/translator";

/**
 * URL of bundles, which are served as one file however many they are; immutable, because the hash changes with any
 * text. Bundles are numbered in it: filter lists block files whose names mention promotions.
 */
export function bundlesUrl(locale: string, bundles: Iterable<string>, hash: string): string {
  return `/i18n/${locale}/${[...new Set(bundles)].map(bundleNumber).sort().join("")}.${hash}.json`;
}

/** Five digits, which any instance makes of the name alone. */
export function bundleNumber(name: string): string {
  let number = 0;
  for (const letter of name) number = (number * 31 + letter.charCodeAt(0)) % 99_991;
  return String(number).padStart(5, "0");
}

/** The words of this document; none on the server, whose `t` knows every text. */
let words: ({ locale: string; hash: string } & ReturnType<typeof createTranslator>) | undefined;

/** Requests of bundle files, by bundle; a failed one is removed, so that it can be requested again. */
const files = new Map<string, Promise<void>>();
const loaded = new Set<string>();

/** The bundles among these that are not requested yet. */
function unrequestedBundles(names: Iterable<string>): string[] {
  return [...new Set(names)].filter((name) => !files.has(name));
}

/** Of these bundles, those that `t` must wait for. */
export function missingBundles(names: readonly string[]): string[] {
  return words ? names.filter((name) => !loaded.has(name)) : [];
}

/** Loads the named bundles of the page's locale, and gives the `t` for hydration. */
export async function loadTranslate(
  locale: string,
  hash: string,
  bundles: readonly string[],
): Promise<Translate> {
  words = { locale, hash, ...createTranslator(locale) };
  await loadBundles(bundles);
  return words.t;
}

/** Loads bundles into the page's `t`, each once. */
export async function loadBundles(names: readonly string[]): Promise<void> {
  const unasked = unrequestedBundles(names);
  if (unasked.length > 0) {
    const file = addFile(unasked);
    for (const name of unasked) files.set(name, file);
    file.catch(() => {
      for (const name of unasked) files.delete(name);
    });
  }
  await Promise.all(names.map((name) => files.get(name)));
}

async function addFile(names: readonly string[]): Promise<void> {
  if (!words) return;
  const { locale, hash, add } = words;
  const address = bundlesUrl(locale, names, hash);
  const read = async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`Messages ${locale}/${names} answered ${response.status}`);
    return (await response.json()) as Bundle;
  };
  add(await loadSurely(read, [address]));
  for (const name of names) loaded.add(name);
}
