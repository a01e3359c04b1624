import { describe, expect, it } from "vitest";
import { testStage } from "~/../tests/support/stage";
import { loadWinners } from "./winners.server";

const stage = await testStage();

const open = async (search: string) =>
  loadWinners(await stage.visit(undefined, "/winners"), new URLSearchParams(search));

describe("the winners", () => {
  it.each([
    ["", "leaderboard.live", undefined, 20],
    ["tab=nonsense&period=year", "leaderboard.live", undefined, 20],
    ["tab=ranking", "leaderboard.get", "week", 30],
    ["tab=ranking&period=month", "leaderboard.get", "month", 30],
    ["tab=top&period=day", "leaderboard.top", "day", 30],
    ["tab=top&period=year", "leaderboard.top", "week", 30],
    ["tab=jackpots&period=day", "Jackpots.getWinners", undefined, 30],
  ])("%s: %s %s", async (search, method, period, count) => {
    const { wins } = await open(search);
    expect(wins.ok && wins.value).toHaveLength(count);
    const requests = stage.calls().filter((call) => /^(leaderboard|Jackpots)\./.test(call));
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatch(new RegExp(`^${method} `));
    if (period) expect(requests[0]).toContain(`"period":"${period}"`);
  });

  it("have places where they are ranked", async () => {
    const placesOf = async (search: string) => {
      const { wins } = await open(search);
      return wins.ok ? wins.value.map(({ place }) => place).slice(0, 3) : [];
    };
    expect(await placesOf("tab=ranking")).toEqual([1, 2, 3]);
    expect(await placesOf("")).toEqual([undefined, undefined, undefined]);
  });

  it("of jackpots say which level it was, and have no period", async () => {
    const { wins, query, seo } = await open("tab=jackpots&period=day");
    expect(wins.ok && wins.value.every(({ place }) => place === undefined)).toBe(true);
    expect(wins.ok && wins.value.some((win) => "level" in win && win.level)).toBe(true);
    expect(query.tab).toBe("jackpots");
    expect(seo.canonical).toMatch(/\/winners\?tab=jackpots$/);
    expect(seo.description).toMatch(/^Winners at Sandbox Casino: /);
  });

  it("fail with a face", async () => {
    stage.fail("leaderboard.live=garbage");
    expect((await open("")).wins).toEqual({ ok: false });
  });
});
