import jsToXliff12 from "xliff/jsToXliff12";
import xliff12ToJs from "xliff/xliff12ToJs";
import { englishOf, formOf, keysOf, sourceLocale, type Texts } from "./catalogue-files";
import { placeholdersIn, wrongPlaceholders } from "./placeholders";

/** A locale's messages for a translator's tool: XLIFF 1.2, English beside each; what is missing has no target. */
export async function exportTexts(locale: string, texts: Texts, english: Texts): Promise<string> {
  const units = keysOf(locale, english).map((key) => {
    const source = englishOf(key, english);
    const note = noteOf(key, source, locale);
    return [key, { source, ...(texts[key] && { target: texts[key] }), ...(note && { note }) }] as const;
  });
  const xliff = await jsToXliff12(
    {
      sourceLanguage: sourceLocale,
      targetLanguage: locale,
      resources: { [`${locale}.json`]: Object.fromEntries(units) },
    },
    {},
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xliff}\n`;
}

/** What a translator has to know of a text beside its English. */
function noteOf(key: string, source: string, locale: string): string {
  const form = formOf(key);
  const placeholders = placeholdersIn(source);
  return [
    form && `For numbers such as ${numbersOf(form, locale).join(", ")}.`,
    placeholders.length > 0 && `Filled in by the site, to be kept as written: ${placeholders.join(", ")}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** The first numbers that a language says in a plural form. */
function numbersOf(form: Intl.LDMLPluralRule, locale: string): number[] {
  const rules = new Intl.PluralRules(locale);
  const candidates = [...Array.from({ length: 200 }, (_, number) => number), 1_000_000, 2_000_000];
  return candidates.filter((number) => rules.select(number) === form).slice(0, 4);
}

export interface Import {
  /** The locale's messages with what was translated. */
  texts: Texts;
  changed: string[];
  /** Units that were not taken, with the reason. */
  refused: string[];
}

/** Takes the targets of an XLIFF 1.2 document that differ from a locale's messages; throws for any other document. */
export async function importTexts(
  locale: string,
  document: string,
  texts: Texts,
  english: Texts,
): Promise<Import> {
  const { targetLanguage, resources } = await readXliff(document);
  if (targetLanguage?.toLowerCase() !== locale.toLowerCase()) {
    throw new Error(`The file is in ${targetLanguage ?? "no language"}, not in ${locale}`);
  }
  const keys = new Set(keysOf(locale, english));
  const next: Record<string, string> = { ...texts };
  const changed: string[] = [];
  const refused: string[] = [];
  for (const [key, { source, target }] of Object.values(resources).flatMap(Object.entries<XliffUnit>)) {
    const text = target?.trim();
    if (!text || text === texts[key]) continue;
    const problem = keys.has(key) ? problemOf(key, source, text, english) : "the site has no such text";
    if (problem) {
      refused.push(`${key} (${problem})`);
      continue;
    }
    next[key] = text;
    changed.push(key);
  }
  return { texts: next, changed, refused };
}

/** Why a translation is not taken; null when it is. */
function problemOf(key: string, source: string | undefined, text: string, english: Texts): string | null {
  if (source?.trim() !== englishOf(key, english).trim()) return "the English text is another one now";
  if (/<\/?\w/.test(text)) return "has markup";
  return wrongPlaceholders(key, text, english);
}

async function readXliff(document: string): Promise<XliffDocument> {
  try {
    return await xliff12ToJs(document, { inlineAsString: true });
  } catch {
    throw new Error("The file is no XLIFF 1.2 document");
  }
}
