import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type Texts = Readonly<Record<string, string>>;

export const sourceLocale = "en-US";
export const messagesFolder = "app/i18n/messages";

/** Locales that have a file, the English one first. */
export function localesIn(folder = messagesFolder): string[] {
  const codes = readdirSync(folder).flatMap((name) => (name.endsWith(".json") ? [name.slice(0, -5)] : []));
  return [sourceLocale, ...codes.filter((code) => code !== sourceLocale).sort()];
}

/** Messages of a locale by their keys; none where it has no file yet. */
export function readTexts(locale: string, folder = messagesFolder): Texts {
  const path = pathOf(locale, folder);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}

export function writeTexts(locale: string, texts: Texts, folder = messagesFolder): void {
  writeFileSync(pathOf(locale, folder), fileText(texts));
}

/** A file's text: sorted by key, so that a tool leaves alone what nobody changed. */
export function fileText(texts: Texts): string {
  const sorted = Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

export function pathOf(locale: string, folder = messagesFolder): string {
  return join(folder, `${locale}.json`);
}

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** What `t()` is called with: a key without its plural form. */
export function baseOf(key: string): string {
  return key.replace(pluralForm, "");
}

/** The plural form that a key is of. */
export function formOf(key: string): Intl.LDMLPluralRule | undefined {
  return pluralForm.exec(key)?.[1] as Intl.LDMLPluralRule | undefined;
}

/** Every key of a locale: the English ones, with the plural forms of its own language. */
export function keysOf(locale: string, english: Texts): string[] {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const keys = Object.keys(english).flatMap((key) =>
    formOf(key) ? forms.map((form) => `${baseOf(key)}_${form}`) : [key],
  );
  return [...new Set(keys)].sort();
}

/** The English text that a key of any locale translates. */
export function englishOf(key: string, english: Texts): string {
  return english[key] ?? english[`${baseOf(key)}_other`] ?? "";
}
