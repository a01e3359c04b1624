import { expect, it } from "vitest";
import type { GameSummary } from "../game-summary";
import { joinGames } from "./join-games";

const game = (sysname: string, isLiked?: boolean): GameSummary => ({
  sysname,
  name: sysname,
  provider: "",
  image: "",
  hasDemo: false,
  isLiked,
});

it("keeps the order, takes the latest of each, and adds what is new", () => {
  const joined = joinGames([game("a", false), game("b")], [game("c"), game("a", true)]);
  expect(joined.map(({ sysname, isLiked }) => [sysname, isLiked])).toEqual([
    ["a", true],
    ["b", undefined],
    ["c", undefined],
  ]);
});
