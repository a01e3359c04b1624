import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { catalogues } from "../../app/i18n/messages/catalogue";

const [, section = ""] = readFileSync("docs/glossary.md", "utf8").split("## Words not to use");

/** Locale and word, from the rows of that section. */
const unwanted = [...section.matchAll(/^\| ([a-z]{2}(?:-[A-Z]{2})?) \| ([^|]+) \|/gm)].flatMap(
  ([, locale = "", words = ""]) => words.split(/[,،]/).map((word) => [locale, word.trim()] as const),
);

/** Every text of a file, with its dotted key. */
function textsOf(file: string): [key: string, text: string][] {
  const below = (tree: object, path: string): [string, string][] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === "string" ? [[path + key, value]] : below(value, `${path}${key}.`),
    );
  return below(JSON.parse(readFileSync(file, "utf8")), "");
}

/** Beginnings of words count ("burns"), parts of words do not ("auburn"); codes are told by their letters' case. */
function uses(text: string, word: string): boolean {
  const flags = word === word.toUpperCase() && /[A-Z]/.test(word) ? "u" : "iu";
  return new RegExp(`(?<!\\p{L})${word}`, flags).test(text);
}

it("has words not to use for every language", () => {
  expect([...new Set(unwanted.map(([locale]) => locale))].sort()).toEqual(Object.keys(catalogues).sort());
});

it.each(unwanted)("%s does not say %s", (locale, word) => {
  // The sandbox's operator need not speak each language of the site.
  const files = [`app/i18n/messages/${locale}.json`, `sandbox/words/${locale}.json`].filter(existsSync);
  const found = files.flatMap(textsOf).filter(([key, text]) => key !== "currencies.EUR" && uses(text, word));
  expect(found).toEqual([]);
});
