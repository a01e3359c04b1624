import { expect, it } from "vitest";
import { fill, localeCodes, untranslated, type Words, words } from "./words";

/** Every text below a branch, by its path. */
function textsOf(branch: object, path = ""): [string, Words][] {
  return Object.entries(branch).flatMap(([key, value]) =>
    "en-US" in value ? [[`${path}${key}`, value]] : textsOf(value, `${path}${key}.`),
  );
}

const all = textsOf(words);
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}|##\w+##/g)].map(String).sort();

it.each(localeCodes)("every text of the sandbox is written in %s, with its placeholders", (locale) => {
  expect(all.length).toBeGreaterThan(300);
  const wrong = all.filter(
    ([, text]) =>
      !text[locale]?.trim() || placeholders(text[locale]).join() !== placeholders(text["en-US"]).join(),
  );
  expect(wrong).toEqual([]);
});

it("fills placeholders, each language with its own value", () => {
  const filled = fill(words.products.spinsText, { game: words.menus.home });
  expect([filled["en-US"], filled["es-ES"]]).toEqual([
    "On Home, valid for 7 days.",
    "En Inicio, válidos 7 días.",
  ]);
  expect(fill(untranslated("{a} {b}"), { a: 1 }).ar).toBe("1 {b}");
});
