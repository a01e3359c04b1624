import { describe, expect, it } from "vitest";
import { createWorld } from "../world/world";
import { banners } from "./banners/banners";
import { seedGames } from "./games/games";
import { jackpots, jackpotWins } from "./games/jackpots";
import { plantProviders } from "./games/providers";
import { promotionRows } from "./promotions";
import { offers } from "./rewards/offers";

const now = Date.parse("2026-11-21T10:20:30Z");

describe("the seed", () => {
  it("gives two worlds that are the same", () => {
    const [one, other] = [createWorld({}, now), createWorld({}, now)];
    expect(other.games).toEqual(one.games);
    expect(other.tournaments).toEqual(one.tournaments);
    expect(other.state).toEqual(one.state);
  });

  it("counts its dates from the whole hour", () => {
    expect(createWorld({}, now).origin).toBe(Date.parse("2026-11-21T10:00:00Z"));
  });

  it("shows no scene twice on one page", () => {
    const { tournaments, origin } = createWorld({}, now);
    const home = [
      ...banners.filter(({ position }) => position === "home-main"),
      ...jackpots,
      ...tournaments.filter(({ startAt, endAt }) => startAt <= origin && endAt > origin),
    ];
    const promotions = [...promotionRows, ...offers.filter(({ action }) => action === "deposit")];
    for (const rows of [home, promotions]) {
      const scenes = rows.map(({ scene }) => scene);
      expect(new Set(scenes).size, scenes.join(" ")).toBe(rows.length);
    }
  });

  it("keeps what it had when there is more of it", () => {
    const [few, many] = [seedGames(200, ""), seedGames(600, "")];
    expect(many.slice(0, 200).map(({ shown }) => shown.name)).toEqual(few.map(({ shown }) => shown.name));
  });

  it.each([0, 10, 60, 600, 10_000])("plants %i games, each with a name and address of its own", (count) => {
    const games = seedGames(count, "");
    expect(games).toHaveLength(Math.max(count, 10));
    expect(new Set(games.map(({ shown }) => shown.sysname)).size).toBe(games.length);
    expect(new Set(games.map(({ shown }) => shown.name)).size).toBe(games.length);
    expect(games.every(({ shown }) => /^[a-z0-9-]+$/.test(shown.sysname))).toBe(true);
  });

  it("has what docs/contract.md#7.1 counts", () => {
    const games = seedGames(600, "");
    const byProvider = plantProviders(12).map(
      ({ sysname }) => games.filter(({ shown }) => shown.provider === sysname).length,
    );
    expect([
      byProvider.length,
      Math.min(...byProvider),
      byProvider.filter((count) => count === 1).length,
    ]).toEqual([12, 1, 1]);
    expect(new Set(games.map(({ shown }) => shown.type))).toEqual(
      new Set(["casino", "slot", "live", "fast"]),
    );
    expect(games.filter((game) => game.tournaments.includes(3))).toHaveLength(30);
    expect(jackpots.every(({ id }) => games.some(({ shown }) => shown.extra.jackpot_id === id))).toBe(true);
    expect([jackpots.length, jackpotWins.length]).toEqual([4, 40]);
    expect(new Set(banners.map(({ position }) => position)).size).toBe(3);
    expect(banners.filter(({ endsAfter }) => endsAfter === undefined)).toHaveLength(1);
    expect(createWorld({}, now).state.players.size).toBe(22);
  });

  it("fills up to two hundred providers, each with games of its own", () => {
    const providers = plantProviders(200);
    const names = providers.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].sort());
    expect(names).toHaveLength(200);
    const games = seedGames(10_000, "", providers);
    const made = new Set(games.map(({ shown }) => shown.provider));
    expect(made.size).toBe(200);
  });

  it("gives winners newest first", () => {
    const ages = jackpotWins.map(({ ago }) => ago);
    expect(ages).toEqual(ages.toSorted((one, other) => one - other));
  });
});
