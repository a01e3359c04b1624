import { describe, expect, it } from "vitest";
import { testStage } from "~/../tests/support/stage";
import { gamesIn } from "../../../tests/support/shown-games";
import { loadJackpot, loadJackpots } from "./jackpots.server";

const stage = await testStage();

const open = async (id: string, search = "") =>
  loadJackpot(await stage.visit(undefined, `/jackpots/${id}`), id, new URLSearchParams(search));

describe("the jackpots", () => {
  it("say what they stand at, level by level, and who won", async () => {
    const { jackpots, winners } = await loadJackpots(await stage.visit(undefined, "/jackpots"));
    if (!jackpots.ok || !winners.ok) throw new Error("a part failed");
    expect(jackpots.value.map(({ levels }) => levels.length).sort()).toEqual([0, 0, 3, 3]);
    expect(jackpots.value.every(({ total }) => Number(total.perSecond) > 0)).toBe(true);
    expect(winners.value).toHaveLength(12);
    const moments = winners.value.map(({ at }) => at);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  it("and their winners fail one without the other", async () => {
    stage.fail("Jackpots.getWinners=status:500");
    const page = await loadJackpots(await stage.visit(undefined, "/jackpots"));
    expect([page.jackpots.ok, page.winners.ok]).toEqual([true, false]);
  });
});

describe("a jackpot", () => {
  it("shows its games and its own winners", async () => {
    const { jackpot, games, winners, seo } = await open("1");
    if (!games.ok || !winners.ok) throw new Error("a part failed");
    expect(games.value.shown).toBeGreaterThan(0);
    const shown = gamesIn(games.value).games;
    const { gamesBySysname } = stage.world;
    expect(
      new Set(shown.map(({ sysname = "" }) => gamesBySysname.get(sysname)?.shown.extra.jackpot_id)),
    ).toEqual(new Set([1]));
    // All of them have it, so it tells none apart.
    expect(shown.some(({ badge }) => badge === "jackpot")).toBe(false);
    expect(new Set(winners.value.map(({ jackpotId }) => jackpotId))).toEqual(new Set(["1"]));
    expect(seo.title).toContain(jackpot.name);
  });

  it.each(["999999", "x", "", "1 ", "__proto__"])("%j is not found", async (id) => {
    await expect(open(id)).rejects.toMatchObject({ init: { status: 404 } });
  });

  it("stands without its games, and fails as a whole without itself", async () => {
    stage.fail("games.get=status:500");
    expect((await open("1")).games).toEqual({ ok: false });
    stage.fail("Jackpots.get=drop");
    await expect(open("1")).rejects.toMatchObject({ method: "Jackpots.get" });
  });
});
