import { describe, expect, it } from "vitest";
import { candidatesFor, closestMatches, likeness } from "./similar";

const game = (sysname: string, traits: Partial<Parameters<typeof likeness>[0]> = {}) => ({
  sysname,
  provider: "dune-works",
  type: "slot" as const,
  tags: [],
  extra: {},
  ...traits,
});
const here = game("here", { tags: ["top", "egypt", "hold"], extra: { volatility: "high", jackpot_id: "3" } });

/** From the likest to the least like; each differs from the one before in what its name says. */
const ladder = [
  game("twin", { tags: ["egypt", "hold"], extra: { volatility: "high", jackpot_id: "3" } }),
  game("other-jackpot", { tags: ["egypt", "hold"], extra: { volatility: "high", jackpot_id: "4" } }),
  game("calmer", { tags: ["egypt", "hold"], extra: { volatility: "low" } }),
  game("elsewhere", { tags: ["egypt", "hold"], provider: "copper-fox" }),
  game("one-tag-elsewhere", { tags: ["egypt", "top"], provider: "copper-fox", extra: { volatility: "low" } }),
  game("badge-alone-elsewhere", { tags: ["top"], provider: "copper-fox" }),
  game("makers-roulette", { type: "live" }),
  game("strange", { type: "fast", provider: "rapid-nine", tags: ["top"] }),
];
const names = ladder.map(({ sysname }) => sysname);
const ranked = (sources: readonly (typeof ladder)[number][], count = 99) =>
  closestMatches(
    here,
    sources.map((source) => ({ source })),
    count,
  ).map(({ source }) => source.sysname);

describe("games like one", () => {
  it.each([
    ["as given", ladder],
    ["backwards", [...ladder].reverse()],
    ["by turns", [...ladder.filter((_, at) => at % 2), ...ladder.filter((_, at) => at % 2 === 0)]],
  ])("are ranked by likeness, however they come: %s", (_, given) => {
    expect(ranked(given)).toEqual(names);
  });

  it("each step of the ladder is one of the score", () => {
    const scores = ladder.map((one) => likeness(here, one));
    for (const [at, score] of scores.entries())
      if (at > 0) expect(score, names[at]).toBeLessThan(scores[at - 1] as number);
  });

  it("are never the game itself, none twice, and equals as they come", () => {
    const [one, other] = [game("a", { provider: "x" }), game("b", { provider: "x" })];
    expect(ranked([here, other, one, other])).toEqual(["b", "a"]);
    expect(ranked(ladder, 2)).toEqual(names.slice(0, 2));
  });

  it("are looked for by tags only where a tag is more than a badge", () => {
    expect(candidatesFor(here).map(({ tags }) => tags)).toEqual([undefined, undefined, ["egypt", "hold"]]);
    expect(candidatesFor(game("new-one", { tags: ["new", "top"] }))).toHaveLength(2);
  });
});
