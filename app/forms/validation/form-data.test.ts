import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { normaliseForm, parseForm } from "./form-data";
import { readForm } from "./read-form.server";
import { emailRule } from "./rules/email";
import { optional } from "./rules/rule";
import { textRule } from "./rules/text";

function formOf(...entries: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}
const namesOf = (form: FormData) => [...form.keys()];

describe("names of a posted form", () => {
  it.each([
    ["email", "email"],
    ["requisites[card_number]", "requisites.card_number"],
    ["requisites.card_number", "requisites.card_number"],
    ["a[b][c]", "a.b.c"],
    ["a[0][b]", "a[0].b"],
    ["a[0].b", "a[0].b"],
    ["a.0.b", "a[0].b"],
    ["tags[]", "tags"],
    ["a[b][]", "a.b"],
    ["a[19]", "a[19]"],
    ["a[007]", "a[7]"],
    ["0", "0"],
    ["a[b][c][d][e]", "a.b.c.d.e"],
  ])("%s becomes %s", (posted, name) => {
    expect(namesOf(normaliseForm(formOf([posted, "x"])))).toEqual([name]);
  });

  it.each([
    "",
    "[]",
    "[a]",
    "a[",
    "a]",
    "a[]b",
    "a[][b]",
    "a[b]c",
    "a..b",
    ".a",
    "a.",
    "a[[b]]",
    "a[20]",
    "a[99999999999]",
    "a[b][c][d][e][f]",
    "__proto__",
    "a[__proto__]",
    "a.constructor.prototype",
    "constructor",
    "a[toString]",
    "__intent__",
    "__state__",
    "x".repeat(201),
  ])("%j is dropped", (posted) => {
    expect(namesOf(normaliseForm(formOf([posted, "x"])))).toEqual([]);
  });
});

describe("the limits of docs/product.md#9", () => {
  it("are 20 values a name and 1000 parameters", () => {
    const many = (name: (at: number) => string, count: number) =>
      formOf(...Array.from({ length: count }, (_, at): [string, string] => [name(at), String(at)]));
    expect(normaliseForm(many(() => "tags[]", 25)).getAll("tags")).toHaveLength(20);
    expect(namesOf(normaliseForm(many((at) => `n${at}`, 1200)))).toHaveLength(1000);
  });
});

const schema = z.object({
  email: emailRule(),
  nickname: optional(textRule()),
  tags: z.array(z.string()),
  requisites: z.object({ iban: optional(textRule()) }),
});

describe("reading a form", () => {
  it("nests what was posted nested, and takes one value of a list as a list", () => {
    const form = formOf(
      ["email", " a@b.co "],
      ["requisites[iban]", "X"],
      ["tags[]", "one"],
      ["nickname", "  "],
    );
    expect(parseForm(form, { schema })).toMatchObject({
      status: "success",
      value: { email: "a@b.co", nickname: undefined, tags: ["one"], requisites: { iban: "X" } },
    });
  });

  it("refuses one text given twice, as conform hands it on as a list", () => {
    const submission = parseForm(formOf(["email", "a@b.co"], ["email", "c@d.co"]), { schema });
    expect(submission.reply().error).toEqual({ email: ["common.fieldsValidatorErrors.wrongField"] });
  });

  it("strips emoji of the fields that prevent them", () => {
    const form = formOf(["email", "a@b.co"], ["nickname", "a😀b"], ["requisites[iban]", "I😀"]);
    expect(parseForm(form, { schema, preventEmoji: ["nickname"] })).toMatchObject({
      value: { nickname: "ab", requisites: { iban: "I😀" } },
    });
  });

  it("leaves no trace on the prototype and never throws: 10,000 bodies", () => {
    const word = fc.oneof(
      fc.constantFrom(
        "email",
        "tags",
        "requisites",
        "iban",
        "0",
        "19",
        "1e9",
        "__proto__",
        "constructor",
        "__intent__",
      ),
      fc.string({ maxLength: 6 }),
    );
    const glue = fc.constantFrom("[", "]", "[]", "][", ".", "", "%", "&", "=", "..");
    const name = fc
      .array(fc.tuple(word, glue), { minLength: 1, maxLength: 7 })
      .map((parts) => parts.flat().join(""));
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom("{}", '{"type":"update"}', "null", "x".repeat(5000), "\u0000", "\ud800"),
    );
    const pairs = fc.array(fc.tuple(name, value), { maxLength: 12 });
    fc.assert(
      fc.property(pairs, fc.boolean(), (entries, isRaw) => {
        const body = new URLSearchParams(isRaw ? entries.map((pair) => pair.join("=")).join("&") : entries);
        const submission = parseForm(formOf(...body), { schema, preventEmoji: ["email"] });
        JSON.stringify(submission.reply());
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });

  it.each([
    ["multipart/form-data; boundary=x", "--y\r\nnonsense"],
    ["multipart/form-data", "none"],
    ["application/json", "{}"],
    ["text/plain", "a=b"],
  ])("takes an unreadable %s body as an empty form", async (type, body) => {
    const request = new Request("http://x/", { method: "POST", body, headers: { "Content-Type": type } });
    const submission = parseForm(await readForm(request), { schema });
    expect(submission.reply().error).toEqual({ email: ["common.fieldsValidatorErrors.insertEmailAddress"] });
  });
});
