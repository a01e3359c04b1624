import { expect, it } from "vitest";
import { catalogue } from "./messages/catalogue";
import { wordGaps } from "./word-gaps.server";

const key = "preview.title";

it("a language of the build lacks nothing", () => {
  expect(wordGaps("es-ES", {}, {})).toEqual({ missing: [], foreign: [], unknown: [] });
});

it("another language lacks what its service does not say, and no rare forms of plurals", () => {
  const { missing } = wordGaps("fr-FR", { [key]: "Aperçu" }, {});
  expect(missing).not.toContain(key);
  expect(missing.length).toBeGreaterThan(1000);
  expect(missing.filter((name) => name.endsWith("_one"))).toEqual([]);
});

it("English by another name lacks nothing", () => {
  expect(wordGaps("en-GB", {}, {}).missing).toEqual([]);
});

it("words of the default language stand in others that have none of their own", () => {
  const words = { [key]: catalogue[key] };
  expect(wordGaps("es-ES", {}, words)).toMatchObject({ missing: [], foreign: [key] });
  expect(wordGaps("es-ES", { [key]: "Vista previa" }, words).foreign).toEqual([]);
  expect(wordGaps("en-US", words, words).foreign).toEqual([]);
});

it("keys that nothing says are unknown, but all forms of plurals", () => {
  const [plural = ""] = Object.keys(catalogue).filter((name) => name.endsWith("_other"));
  const few = plural.replace(/_other$/, "_few");
  expect(wordGaps("es-ES", { "nobody.says": "this", [few]: "x" }, {}).unknown).toEqual(["nobody.says"]);
});
