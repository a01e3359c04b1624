import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wrongField } from "./issue";
import { patternCheck } from "./pattern";

const wrong = wrongField("regex");

describe("a pattern from a server", () => {
  it.each([
    ["^\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}$", "123.456.789-01", "12345678901"],
    ["^[^\\d<>]+$", "Ana", "An4"],
    ["^[A-Za-z0-9]+$", "Demo1", "Demo 1"],
    ["^[A-Za-z]+(?:[ '-][A-Za-z]+)*$", "Jean-Luc", "Jean--Luc"],
    ["^(?=.*[A-Z])(?=.*\\d).{6,20}$", "Sandbox1", "sandbox1"],
    ["^LV-\\d{4}$", "LV-1010", "LV-10100"],
    ["[A-Z]{2}", "AB", "xABx"],
    ["^\\p{L}+$", "Žanna", "5"],
    ["^(a|b){2}$|^c$", "ab", "abc"],
    ["^[\\w.\\-]{1,10}$", "a.b-c", "a b"],
    ["^[\\w\\%\\@]+$", "a@b", "a b"],
    ["^\\d{3}(-\\d{2}){0,3}$", "123-45-67", "123-4"],
  ])("%s takes %j and refuses %j", (source, right, other) => {
    const check = patternCheck(source);
    expect(check(right)).toBeUndefined();
    expect(check(other)).toBe(wrong);
  });

  it.each(["([", "a)|(b", "(?<=", "*", "\\", "[z-a]", "(?<n>a)\\k<n>b", "(a)\\1", "a".repeat(201), "(?"])(
    "%j judges nothing",
    (source) => {
      expect(patternCheck(source)("anything")).toBeUndefined();
    },
  );

  it.each([
    "^(a+)+$",
    "^(a*)*$",
    "^(a|aa)+$",
    "^(a|a)*$",
    "^((a+)+)+$",
    "^(a?){50}$",
    "^(a+){10}$",
    "^(a+){2,}$",
    "^a*a*a*a*a*a*a*a*$",
    "^(?:a+)+$",
    "^(?=(a+)+$)b",
    "^([a-z]+)*$",
    "^(a{1,5}){1,20}$",
    "^(.*)*x$",
    "^(a|b|ab)*c$",
    "^(\\w+\\s?)*$",
    "^((((a?){9}){9}){9})$",
    "^(a{999}){999}$",
  ])("%s is fast", (source) => {
    const check = patternCheck(source);
    for (const length of [10, 15, 20, 25, 30, 60, 2000]) {
      const start = performance.now();
      check(`${"a".repeat(length)}!`);
      expect(performance.now() - start).toBeLessThan(1000);
    }
  });

  it("never throws and never takes long, whatever it is", () => {
    const piece = fc.constantFrom(
      ..."a.*+?|()[]^$\\-",
      "(?:",
      "(?=",
      "(a|a)",
      "(a+)",
      "{2}",
      "{3,}",
      "{0,9}",
      "{99}",
      "[a-z]",
      "\\d",
      "\\w",
      "+)+",
    );
    const source = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(""));
    const value = fc
      .tuple(fc.nat(60), fc.constantFrom("", "!", "aa!"))
      .map(([length, end]) => "a".repeat(length) + end);
    fc.assert(
      fc.property(source, value, (pattern, text) => {
        const start = performance.now();
        const issue = patternCheck(pattern)(text);
        expect([undefined, wrong]).toContain(issue);
        expect(performance.now() - start).toBeLessThan(1000);
      }),
      { numRuns: 10_000 },
    );
  });

  it("judges as the expression itself does", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{0,4}-?\d{0,4}$/), (text) => {
        expect(patternCheck("^[A-Z]{2}-\\d+$")(text) === undefined).toBe(/^[A-Z]{2}-\d+$/.test(text));
      }),
    );
  });
});
