import { expect, it } from "vitest";
import { readRecent, withSearch } from "./recent-searches";

it.each([
  [null, []],
  ["not json", []],
  ['{"0":"sand"}', []],
  ['["sand",3,null,"  ","  dunes "]', ["sand", "dunes"]],
  [JSON.stringify(["a", "b", "c", "d", "e", "f", "g"]), ["a", "b", "c", "d", "e", "f"]],
])("reads %s", (stored, expected) => {
  expect(readRecent(stored)).toEqual(expected);
});

it("puts the newest on top, each once, six at most", () => {
  expect(withSearch(["sand", "live", "dunes"], "Live")).toEqual(["Live", "sand", "dunes"]);
  expect(withSearch(["a", "b", "c", "d", "e", "f"], "g")).toEqual(["g", "a", "b", "c", "d", "e"]);
});
