import { expect, it } from "vitest";
import { byLetter, letterAnchors } from "./by-letter";

const names = ["3 Oaks", "Amber Anvil", "Été Games", "Ember Harp", "1x2"];
const list = names.map((name) => ({ name }));

it("groups names by their first letter", () => {
  expect(byLetter(list).map(({ letter, id, items }) => [letter, id, items.map(({ name }) => name)])).toEqual([
    ["#", "letter-other", ["3 Oaks", "1x2"]],
    ["A", "letter-A", ["Amber Anvil"]],
    ["E", "letter-E", ["Été Games", "Ember Harp"]],
  ]);
});

it("knows the page where each letter begins", () => {
  expect(letterAnchors(list, 2).map(({ letter, id, page }) => [letter, id, page])).toEqual([
    ["#", "letter-other", 1],
    ["A", "letter-A", 1],
    ["E", "letter-E", 2],
  ]);
});
