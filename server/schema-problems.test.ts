import { describe, expect, it } from "vitest";
import { z } from "zod";
import { MarketFileSchema } from "../app/market/file/rules";
import type { MarketFile } from "../app/market/market-file";
import { exampleFile } from "../tests/support/market-file";
import { schemaProblems } from "./schema-problems";

function linesOf(value: unknown, schema: z.ZodType = MarketFileSchema): string[] {
  const result = schemaProblems(value, schema);
  return "data" in result
    ? []
    : result.problems.map(({ path, message }) => `${path.join(".") || "it"} ${message}`);
}

const withLimit = (file: MarketFile, changes: object) => ({
  ...file,
  limits: [{ ...file.limits[0], ...changes }],
});
const withHolder = ({ licence, ...file }: MarketFile, holder: string) => ({
  ...file,
  licence: { ...licence, holder },
});

describe("the problems of a market's file name", () => {
  it.each<[string, (file: MarketFile) => unknown, string]>([
    ["what is missing", ({ age: _, ...file }) => file, "age is missing: it must be an object with min"],
    [
      "a list for an object",
      (file) => ({ ...file, age: [] }),
      "age must be an object with min, and is a list",
    ],
    [
      "nothing for an object",
      (file) => ({ ...file, session: null }),
      "session must be an object, and is null",
    ],
    [
      "a text for a list",
      (file) => ({ ...file, currencies: "EUR" }),
      'currencies must be a list, and is "EUR"',
    ],
    [
      "a line break",
      (file) => withHolder(file, "Example\nLtd"),
      'licence.holder must stand in one line, without a line break, and is "Example\\nLtd"',
    ],
    [
      "an empty text",
      (file) => withHolder(file, ""),
      'licence.holder must not be empty, nor begin or end with a space, and is ""',
    ],
    [
      "letters that turn the others, which are shown as what they are",
      (file) => withHolder(file, "a\u202eb"),
      'licence.holder must hold no markup, control characters or direction marks, and is "a\\u202eb"',
    ],
    [
      "a password, which no log holds",
      ({ licence, ...file }) => ({ ...file, licence: { ...licence, link: "https://ana:secret@mga.test" } }),
      'licence.link must be an https address in small letters, without a name or password in it, and is "https://…@mga.test"',
    ],
    [
      "a currency in small letters",
      (file) => ({ ...file, currencies: ["eur"] }),
      'currencies.0 must be a currency in three capitals such as EUR, or a longer code such as USDT, and is "eur"',
    ],
    [
      "a name twice",
      (file) => ({ ...file, countries: ["ES", "ES"] }),
      'countries must name nothing twice, and has "ES" twice',
    ],
    ["a field of another name", (file) => ({ ...file, lisence: 1 }), "lisence is unknown: is licence meant?"],
    [
      "a field of no such name",
      (file) => ({ ...file, age: { min: 18, nobody: 1 } }),
      "age.nobody is unknown: there are min, gate, bonusMin, youngTo",
    ],
    [
      "a member of a list in other words",
      ({ consent, ...file }) => ({
        ...file,
        consent: { ...consent, marketing: { ...consent.marketing, channels: ["e-mail"] } },
      }),
      'consent.marketing.channels.0 must be one of email, sms, phone, and is "e-mail": is email meant?',
    ],
    [
      "a member in another case",
      (file) => ({ ...file, time: { elapsed: "signin" } }),
      'time.elapsed must be one of signIn, game, and is "signin": is signIn meant?',
    ],
    [
      "a key among names",
      (file) => withLimit(file, { max: { currency: "EUR", amounts: { weeks: "5" }, over: "refuse" } }),
      "limits.0.max.amounts.weeks is unknown: is week meant?",
    ],
    [
      "a key that is no name",
      (file) => ({ ...file, duties: { "Age Proof": { by: "x", on: "2026-01-01" } } }),
      "duties.Age Proof must be a short name such as age.proof",
    ],
    [
      "a key of the shared words",
      (file) => withLimit(file, { name: "market.limits.deposits" }),
      'and is "market.limits.deposits": is market.limits.deposit meant?',
    ],
  ])("%s", (_, change, line) => {
    expect(linesOf(change(exampleFile("ES"))).join("\n")).toContain(line);
  });
});

it("a locale that is none is one line, and not one for each word that has no text in it", () => {
  expect(linesOf({ ...exampleFile("ES"), locales: ["klingon!"] })).toEqual([
    'locales.0 must be a locale such as da-DK, and is "klingon!"',
  ]);
});

it("no message of the validation library is reported, whatever a schema leaves to it", () => {
  const schema = z.strictObject({
    count: z.number().min(1).max(5),
    list: z.array(z.string().min(2)).max(1),
    one: z.enum(["a", "b"]),
    yes: z.boolean(),
    map: z.record(z.string(), z.string()),
  });
  expect(linesOf({ count: 0, list: 1, one: "c", yes: 1, map: 1 }, schema)).toEqual([
    "count must be at least 1, and is 0",
    "list must be a list, and is 1",
    'one must be one of a, b, and is "c"',
    "yes must be true or false, and is 1",
    "map must be an object, and is 1",
  ]);
  expect(linesOf({ count: 6, list: [1], one: 1, yes: null, map: [] }, schema)).toEqual([
    "count must be at most 5, and is 6",
    "list.0 must be a text, and is 1",
    "one must be one of a, b, and is 1",
    "yes must be true or false, and is null",
    "map must be an object, and is a list",
  ]);
  const fine = { count: 1, list: ["aa"], one: "a", yes: true, map: {} };
  expect(linesOf({ ...fine, list: ["aa", "bb"] }, schema)).toEqual(["list must have at most 1 entries"]);
  expect(linesOf({ ...fine, list: ["a"] }, schema)).toEqual([
    'list.0 must have at least 2 characters, and is "a"',
  ]);
  expect(linesOf("x", schema)).toEqual(['it must be an object with count, list, one, yes, map, and is "x"']);
});
