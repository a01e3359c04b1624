import { expect, it } from "vitest";
import { byLetter } from "./by-letter";

it("groups names by their first letter", () => {
  const names = ["3 Oaks", "Amber Anvil", "Été Games", "Ember Harp", "1x2"];
  expect(
    byLetter(names.map((name) => ({ name }))).map(({ letter, id, items }) => [
      letter,
      id,
      items.map(({ name }) => name),
    ]),
  ).toEqual([
    ["#", "letter-other", ["3 Oaks", "1x2"]],
    ["A", "letter-A", ["Amber Anvil"]],
    ["E", "letter-E", ["Été Games", "Ember Harp"]],
  ]);
});
