import { englishOf, keysOf, type Texts } from "./catalogue-files";
import { wrongPlaceholders } from "./placeholders";

export interface LocaleReport {
  /** Keys without a text. */
  missing: string[];
  /** Keys that the English file does not have. */
  unknown: string[];
  /** Keys whose text has not the placeholders of the English one, with what is wrong. */
  wrong: string[];
  /** Keys whose text is the English one: a name, or not translated yet. */
  untranslated: string[];
}

/** What a locale's file says, compared with the English one. */
export function reportOf(locale: string, texts: Texts, english: Texts): LocaleReport {
  const keys = keysOf(locale, english);
  const known = new Set([...keys, ...Object.keys(english)]);
  const written = keys.filter((key) => texts[key]?.trim());
  return {
    missing: keys.filter((key) => !texts[key]?.trim()),
    unknown: Object.keys(texts).filter((key) => !known.has(key) && !isZero(key, english)),
    wrong: written.flatMap((key) => {
      const problem = wrongPlaceholders(key, texts[key] ?? "", english);
      return problem ? [`${key} (${problem})`] : [];
    }),
    untranslated:
      texts === english
        ? []
        : written.filter((key) => texts[key] === englishOf(key, english) && hasWords(texts[key] ?? "")),
  };
}

/** i18next looks up `_zero` in every language, whether its grammar knows the form or not. */
function isZero(key: string, english: Texts): boolean {
  return key.endsWith("_zero") && englishOf(key, english) !== "";
}

/** Whether a text is more than placeholders and signs. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\w+\}|\$\$\w+\$\$/g, ""));
}
