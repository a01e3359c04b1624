import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalogues } from "../../app/i18n/messages/catalogue";
import { fileText, localesIn, pathOf, readTexts } from "./catalogue-files";
import { reportOf } from "./report";
import { idleRows, readSources, unusedKeys } from "./usage";

const english = readTexts("en-US");

describe.each(localesIn())("the messages of %s", (locale) => {
  const texts = readTexts(locale);

  it("are complete, with every plural form of the language and the placeholders of the English ones", () => {
    const { missing, unknown, wrong } = reportOf(locale, texts, english);
    expect({ missing, unknown, wrong }).toEqual({ missing: [], unknown: [], wrong: [] });
  });

  it("are written as the tool writes them, and are part of the site", () => {
    expect(readFileSync(pathOf(locale), "utf8")).toBe(fileText(texts));
    expect(catalogues[locale]).toEqual(texts);
  });
});

describe("keys", () => {
  const sources = readSources();

  it("are all used: written out in a source, or composed as composed-keys.json says", () => {
    expect(unusedKeys(english, sources)).toEqual([]);
    expect(idleRows(english, sources)).toEqual([]);
  });

  it("that nobody uses, and rows without a use, are reported", () => {
    const texts = { "a.b": "x", "a.c_one": "x", "a.c_other": "x", "a.d.e": "x", "a.d.f": "x", "a.g": "x" };
    const code = `t("a.b"); t(\`a.d.\${name}\`); t("a.c_one")`;
    expect(unusedKeys(texts, code, ["a.d.{e}"])).toEqual(["a.c", "a.d.f", "a.g"]);
    expect(unusedKeys(texts, code, ["a.*", "a.d.*"])).toEqual([]);
    expect(idleRows(texts, code, ["a.d.*", "a.d.{e,f}", "a.d.{e,x}", "a.x.*", "a.*"])).toEqual([
      "a.d.{e,x}",
      "a.x.*",
      "a.*",
    ]);
  });
});

describe("a report", () => {
  const source = {
    "a.name": "Hello {name}",
    "a.days_one": "{n} day",
    "a.days_other": "{n} days",
    "a.sign": "{n} %",
  };
  const latvian = {
    "a.name": "Sveiks, {name}",
    "a.days_zero": "{n} dienu",
    "a.days_one": "Viena diena",
    "a.days_other": "{n} dienas",
    "a.sign": "{n} %",
  };

  it("has nothing to say of a complete locale", () => {
    const none = { missing: [], unknown: [], wrong: [], untranslated: [] };
    expect(reportOf("lv-LV", latvian, source)).toEqual(none);
  });

  it.each([
    ["missing", { "a.days_zero": undefined }, ["a.days_zero"]],
    ["missing", { "a.name": " " }, ["a.name"]],
    ["unknown", { "a.old": "Vecs" }, ["a.old"]],
    ["unknown", { "a.days_few": "Dažas" }, ["a.days_few"]],
    ["wrong", { "a.name": "Sveiks" }, ["a.name (lacks {name})"]],
    ["wrong", { "a.days_other": "{m} dienas" }, ["a.days_other (lacks {n}, has {m})"]],
    ["untranslated", { "a.name": "Hello {name}" }, ["a.name"]],
  ] as const)("names what is %s: %j", (kind, change, keys) => {
    const texts = JSON.parse(JSON.stringify({ ...latvian, ...change }));
    expect(reportOf("lv-LV", texts, source)[kind]).toEqual(keys);
  });
});
