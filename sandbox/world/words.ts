import ar from "../words/ar.json" with { type: "json" };
import english from "../words/en-US.json" with { type: "json" };
import spanish from "../words/es-ES.json" with { type: "json" };
import latvian from "../words/lv-LV.json" with { type: "json" };
import portuguese from "../words/pt-BR.json" with { type: "json" };

export const localeCodes = ["en-US", "es-ES", "pt-BR", "lv-LV", "ar"] as const;
export type LocaleCode = (typeof localeCodes)[number];
export const defaultLocale: LocaleCode = "en-US";

/** One text in every locale of the sandbox. */
export type Words = Record<LocaleCode, string>;

/** The same tree with `Words` wherever the files have a text. */
type InEveryLocale<Tree> = {
  [Key in keyof Tree]: Tree[Key] extends string ? Words : InEveryLocale<Tree[Key]>;
};

const files: Record<LocaleCode, typeof english> = {
  "en-US": english,
  "es-ES": spanish,
  "pt-BR": portuguese,
  "lv-LV": latvian,
  ar,
};

/** What `sandbox/words/{locale}.json` say: `words.menus.home["es-ES"]`. */
export const words = byLocale((locale) => files[locale]) as InEveryLocale<typeof english>;

function byLocale(at: (locale: LocaleCode) => unknown): unknown {
  const first = at(defaultLocale);
  if (typeof first === "string") return inEach(at as (locale: LocaleCode) => string);
  const keys = Object.keys(first as object);
  return Object.fromEntries(
    keys.map((key) => [key, byLocale((locale) => (at(locale) as Record<string, unknown>)[key])]),
  );
}

/** A text of each locale. */
export function inEach(text: (locale: LocaleCode) => string): Words {
  return Object.fromEntries(localeCodes.map((locale) => [locale, text(locale)])) as Words;
}

/** A name, which is the same in every language. */
export function untranslated(name: string): Words {
  return inEach(() => name);
}

/** Fills the placeholders of a text, `{name}`; a value may differ by locale too. */
export function fill(text: Words, values: Record<string, string | number | Words>): Words {
  return inEach((locale) =>
    text[locale].replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name];
      if (value === undefined) return placeholder;
      return typeof value === "object" ? value[locale] : String(value);
    }),
  );
}

/** The same value with `string` wherever there were `Words`. */
export type Localised<T> = T extends Words
  ? string
  : T extends readonly (infer Item)[]
    ? Localised<Item>[]
    : T extends object
      ? { [Key in keyof T]: Localised<T[Key]> }
      : T;

export function inLocale<T>(value: T, locale: LocaleCode): Localised<T> {
  return translate(value, locale) as Localised<T>;
}

function translate(value: unknown, locale: LocaleCode): unknown {
  if (Array.isArray(value)) return value.map((item) => translate(item, locale));
  if (typeof value !== "object" || value === null) return value;
  if (defaultLocale in value && locale in value) return (value as Words)[locale];
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, translate(item, locale)]));
}

export function isLocaleCode(code: unknown): code is LocaleCode {
  return localeCodes.includes(code as LocaleCode);
}
