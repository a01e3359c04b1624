import { describe, expect, it } from "vitest";
import { encodePairs, wirePairs } from "./wire-pairs";

describe("parameters", () => {
  it.each([
    [{ b: 1, a: "x" }, "a=x&b=1"],
    [{ gone: null, missing: undefined, empty: "" }, "empty="],
    [{ yes: true, no: false }, "no=0&yes=1"],
    [
      { requisites: { card_number: "4111", bank: { id: 3 } } },
      "requisites%5Bbank%5D%5Bid%5D=3&requisites%5Bcard_number%5D=4111",
    ],
    [{ name: ["a", "b"] }, "name%5B%5D=a&name%5B%5D=b"],
    [{ q: "a&b=c é" }, "q=a%26b%3Dc%20%C3%A9"],
  ])("%j", (params, query) => expect(encodePairs(wirePairs(params))).toBe(query));

  it("knows the platform's limits", () => {
    expect(() => wirePairs({ a: Array(21).fill("x") })).toThrow(RangeError);
    expect(() => wirePairs({ a: { b: { c: { d: { e: { f: { g: "x" } } } } } } })).toThrow(RangeError);
    const many = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`p${index}`, 1]));
    expect(() => wirePairs(many)).toThrow(RangeError);
  });
});
