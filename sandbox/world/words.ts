export const localeCodes = ["en-US", "es-ES", "pt-BR", "lv-LV", "ar"] as const;
export type LocaleCode = (typeof localeCodes)[number];
export const defaultLocale: LocaleCode = "en-US";

/** One text in every locale of the sandbox. */
export type Words = Record<LocaleCode, string>;

/** In the order of `localeCodes`. */
export function words(en: string, es: string, pt: string, lv: string, ar: string): Words {
  return { "en-US": en, "es-ES": es, "pt-BR": pt, "lv-LV": lv, ar };
}

/** Fills `{name}` places of a text; a value may differ by locale too. */
export function fill(text: Words, values: Record<string, string | number | Words>): Words {
  const inOne = (locale: LocaleCode) =>
    text[locale].replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = values[name];
      if (value === undefined) return place;
      return typeof value === "object" ? value[locale] : String(value);
    });
  return words(...(localeCodes.map(inOne) as [string, string, string, string, string]));
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
