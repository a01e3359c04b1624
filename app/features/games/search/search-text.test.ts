import { expect, it } from "vitest";
import { matchesSearch, matchName, readSearch } from "./search-text";

it.each([
  [null, ""],
  ["  sand ", "sand"],
  ["e\u0301t\u00e9", "\u00e9t\u00e9"],
  [`${"x".repeat(63)} y`, "x".repeat(63)],
])("%j is normalised to %j", (given, expected) => {
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
  ["Sand Dunes", "du", ["Sand ", "Du", "nes"]],
  ["Indus Dunes", "du", ["Indus ", "Du", "nes"]],
  ["Éte\u0301 Café", "CAFE", ["Éte\u0301 ", "Café", ""]],
  ["روليت الذهبي", "ذهب", ["روليت ال", "ذهب", "ي"]],
  ["Indus", "du", null],
  ["Indus", "dus", ["In", "dus", ""]],
  ["Sand Dunes", "", null],
])("%s has %j at %j", (name, search, expected) => {
  expect(matchName(name, search)).toEqual(expected);
});

it("marks within a word what the server has found by it", () => {
  expect(matchName("Indus", "du", true)).toEqual(["In", "du", "s"]);
});
