import { expect, it } from "vitest";
import { looserSearches, matchesSearch, readSearch } from "./search-text";

it.each([
  [null, ""],
  ["  sand ", "sand"],
  ["e\u0301t\u00e9", "\u00e9t\u00e9"],
  [`${"x".repeat(63)} y`, "x".repeat(63)],
])("%j is asked for as %j", (given, expected) => {
  expect(readSearch(given)).toBe(expected);
});

it.each([
  ["Dune Works", "works", true],
  ["Café Royal", "cafe", true],
  ["Cafe Royal", "CAFÉ", true],
  ["Dune Works", "", true],
  ["Dune Works", "dw", false],
])("%s holds %s: %s", (name, search, expected) => {
  expect(matchesSearch(name, search)).toBe(expected);
});

it.each([
  ["sand dunez", ["dunez", "sand", "dun"]],
  ["roulete", ["roul"]],
  ["of", []],
  ["zz-top gear", ["gear", "top"]],
  ["روليت", ["رول"]],
])("%s may have meant %j", (search, expected) => {
  expect(looserSearches(search, 2)).toEqual(expected);
});
