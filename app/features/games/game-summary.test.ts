import { describe, expect, it } from "vitest";
import type { Game } from "~/platform/entities/games";
import { type GameSummary, gameName, gamePath, toGameSummary } from "./game-summary";

const game: Game = {
  sysname: "sand-dunes",
  name: "Sand Dunes",
  provider: "dune-works",
  type: "slot",
  image_url: "https://img.example/a.webp",
  tags: [],
  extra: {},
};
const settings = (demoEnabled = true) => ({
  games: { demoEnabled },
  product: { sportsbookSysname: "digitan" },
});
const names = new Map([["dune-works", "Dune Works"]]);

it.each([undefined, { name: "" }, { name: "  " }])(
  "a description %j leaves a game its own name",
  (description) => {
    expect(gameName({ ...game, description })).toBe("Sand Dunes");
  },
);

describe("what a card shows of a game", () => {
  it("is this and nothing else", () => {
    expect(toGameSummary(game, names, settings())).toStrictEqual({
      sysname: "sand-dunes",
      name: "Sand Dunes",
      provider: "Dune Works",
      image: "https://img.example/a.webp",
      badge: undefined,
      hasDemo: false,
    });
  });

  it.each<[string, Partial<Game>, Partial<GameSummary>]>([
    [
      "name and picture of the description",
      { description: { name: "Deluxe", img_288_192: "/b.webp" } },
      { name: "Deluxe", image: "/b.webp" },
    ],
    [
      "each of them alone",
      { description: { name: "Deluxe" } },
      { name: "Deluxe", image: "https://img.example/a.webp" },
    ],
    [
      "no empty override",
      { description: { name: "", img_288_192: "" } },
      { name: "Sand Dunes", image: "https://img.example/a.webp" },
    ],
    ["a provider without a name", { provider: "nobody" }, { provider: "nobody" }],
    ["new before top", { tags: ["top", "new"] }, { badge: "new" }],
    ["top", { tags: ["hot", "top"] }, { badge: "top" }],
    ["jackpot before all", { tags: ["top", "new", "jackpot"] }, { badge: "jackpot" }],
    ["a jackpot the game takes part in", { tags: ["new"], extra: { jackpot_id: "3" } }, { badge: "jackpot" }],
    ["no badge for other tags", { tags: ["hot"] }, { badge: undefined }],
    ["a demo", { extra: { has_demo: true } }, { hasDemo: true }],
  ])("%s", (_, changes, expected) => {
    expect(toGameSummary({ ...game, ...changes }, names, settings())).toMatchObject(expected);
  });

  it("the sportsbook, which leads to its own page", () => {
    const found = toGameSummary({ ...game, sysname: "digitan" }, names, settings());
    expect([found.isSportsbook, gamePath(found)]).toEqual([true, "/betting"]);
    expect(gamePath(toGameSummary(game, names, settings()))).toBe("/game/sand-dunes");
  });

  it("no demo where the operator has switched them off", () => {
    expect(toGameSummary({ ...game, extra: { has_demo: true } }, names, settings(false)).hasDemo).toBe(false);
  });
});
