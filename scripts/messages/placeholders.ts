import { baseOf, englishOf, formOf, type Texts } from "./catalogue-files";

/** Names of the values that a text is filled with, each once: `{count}`, `$$min$$`. */
export function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}|\$\$\w+\$\$/g))].sort();
}

/**
 * What a translation lacks of its English text, or has made up; null when all is well. A form for one number may omit
 * the number ("no spins", "one spin"), or have it where English does not (21 is a one in Latvian).
 */
export function wrongPlaceholders(key: string, text: string, english: Texts): string | null {
  const own = placeholdersIn(text);
  const wanted = placeholdersIn(englishOf(key, english));
  const known = [...wanted, ...placeholdersIn(english[`${baseOf(key)}_other`] ?? "")];
  const mayLack = ["zero", "one", "two"].includes(formOf(key) ?? "");
  const lacking = mayLack ? [] : wanted.filter((placeholder) => !own.includes(placeholder));
  const strange = own.filter((placeholder) => !known.includes(placeholder));
  const problems = [
    ...lacking.map((placeholder) => `lacks ${placeholder}`),
    ...strange.map((placeholder) => `has ${placeholder}`),
  ];
  return problems.length > 0 ? problems.join(", ") : null;
}
