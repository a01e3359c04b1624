import { expect, it } from "vitest";
import { addedRewards } from "./added-rewards";

it.each([
  ["the first level", ["points"], [], false, ["points"]],
  ["a level with all of the one below", ["points", "cashback"], ["points"], true, ["cashback"]],
  ["a level that brings nothing more", ["points"], ["points"], true, []],
  [
    "a level with something else instead",
    ["10% back", "points"],
    ["5% back", "points"],
    false,
    ["10% back", "points"],
  ],
])("%s shows what it adds", (_, rewards, lower, hasAll, added) => {
  expect(addedRewards(rewards, lower)).toEqual({ hasAll, added });
});
