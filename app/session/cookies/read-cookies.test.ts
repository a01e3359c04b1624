import { expect, it } from "vitest";
import { readCookies } from "./read-cookies";

it.each<[string | undefined, Record<string, string>]>([
  [undefined, {}],
  ["", {}],
  ["sid=a=b==; theme=dark", { sid: "a=b==", theme: "dark" }],
  ["a=1;b=2 ;\tc = 3 ", { a: "1", b: "2", c: "3" }],
  ["first=1; first=2", { first: "1" }],
  ["a=%20%E0%A4%A; b=a+b", { a: "%20%E0%A4%A", b: "a+b" }],
  ['quoted="a b"', { quoted: '"a b"' }],
  ["nothing; ;; a=1;", { a: "1" }],
  ["empty=; a=1", { empty: "", a: "1" }],
  ["constructor=x; toString=y", { constructor: "x", toString: "y" }],
])("%s", (header, expected) => {
  expect([...readCookies(header)].sort()).toEqual(Object.entries(expected).sort());
});

it("has no name that nobody sent", () => {
  expect(readCookies("a=1").has("toString")).toBe(false);
  expect(readCookies("__proto__=x").get("__proto__")).toBe("x");
});
