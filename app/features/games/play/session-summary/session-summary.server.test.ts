import { describe, expect, it } from "vitest";
import type { AppContext } from "~/context/app-context";
import type { GameRound } from "~/platform/entities/play";
import { marketOf } from "../../../../../tests/support/market-rules";
import { cookiesOf } from "../../../../../tests/support/sign-in";
import { testApp } from "../../../../../tests/support/test-app";
import { bestRound, totalsSince } from "./session-summary";
import { loadSessionSummary } from "./session-summary.server";

const app = await testApp();

const round = (at: string, bet: string, win: string, currency = "EUR"): GameRound => ({
  id: at,
  created_at: at,
  type: "casino",
  game: { sysname: "x", name: "X" },
  bet: { amount: bet, currency },
  win: { amount: win, currency },
  status: "win",
});

const ahead = round(new Date().toISOString(), "1.00", "9.00");

describe("what came of a session", () => {
  const since = Date.parse("2026-05-01T10:00:00Z");

  it("is summed to the last unit, since the sign-in and in each currency", () => {
    const rounds = [
      round("2026-05-01T10:00:02Z", "0.10", "0"),
      round("2026-05-01T10:00:01Z", "0.20", "0.15"),
      round("2026-05-01T10:00:00Z", "1.000000", "2.500001", "USDT"),
      round("2026-05-01T09:59:59Z", "500.00", "0"),
    ];
    const eur = (amount: string) => ({ amount, currency: "EUR" });
    const usdt = (amount: string) => ({ amount, currency: "USDT" });
    expect(totalsSince(rounds, since)).toEqual([
      { staked: eur("0.30"), won: eur("0.15"), net: eur("-0.15") },
      { staked: usdt("1.000000"), won: usdt("2.500001"), net: usdt("1.500001") },
    ]);
  });

  it("has a best round only of what brought in more than it cost, in a session that did", () => {
    const bestOf = (...rounds: GameRound[]) => bestRound(rounds, since, totalsSince(rounds, since));
    const big = round("2026-05-01T10:00:03Z", "1.00", "9.00");
    const small = round("2026-05-01T10:00:02Z", "0.50", "9.20");
    expect(bestOf(big, small)).toMatchObject({ won: { amount: "9.20" }, game: "X" });
    expect(bestOf(big, round("2026-05-01T10:00:01Z", "20.00", "0"))).toBeUndefined();
    expect(bestOf(round("2026-05-01T10:00:01Z", "1.00", "0.90"))).toBeUndefined();
    expect(bestOf(round("2026-05-01T10:00:01Z", "1.00", "1.00"))).toBeUndefined();
    expect(bestOf(round("2026-05-01T09:59:59Z", "1.00", "90.00"))).toBeUndefined();
    // What was lost in another currency is no part of it.
    const lost = round("2026-05-01T10:00:01Z", "5", "0", "USDT");
    expect(bestOf(big, lost)).toMatchObject({ won: { currency: "EUR" } });
  });

  it("is nothing without rounds", () => {
    expect(totalsSince([round("2026-04-30T10:00:00Z", "5", "0")], since)).toEqual([]);
  });

  it("begins with the sign-in: what was played before is no part of it", async () => {
    const cookieHeader = await cookiesOf(app, "demo@sandbox.test");
    const found = await loadSessionSummary(await app.contextFor({ cookieHeader }));
    expect(found?.data).toMatchObject({ totals: [], isCut: false });
    const earlier = cookieHeader.replace(
      /cr_since=\d+/,
      `cr_since=${Math.floor(Date.now() / 1000) - 29 * 86_400}`,
    );
    const long = await loadSessionSummary(await app.contextFor({ cookieHeader: earlier }));
    expect(long?.data.totals[0]?.net.currency).toBe("EUR");
  });

  it("has no best round where the market marks no moments", async () => {
    const cookieHeader = (await cookiesOf(app, "demo@sandbox.test")).replace(
      /cr_since=\d+/,
      `cr_since=${Math.floor(Date.now() / 1000) - 29 * 86_400}`,
    );
    const context = await app.contextFor({ cookieHeader });
    const games = [ahead];
    const platform = { ...context.platform, call: async () => ({ items: games, total: 1 }) } as never;
    const read = (market: AppContext["config"]["market"]) =>
      loadSessionSummary({ ...context, platform, config: { ...context.config, market } });
    expect((await read(marketOf({})))?.data.best).toMatchObject({ game: "X" });
    const none = marketOf({ games: { ...marketOf({}).games, moments: false } });
    expect((await read(none))?.data.best).toBeUndefined();
  });

  it("is not guessed where the beginning is not known", async () => {
    const cookieHeader = (await cookiesOf(app, "demo@sandbox.test")).replace(/cr_since=\d+/, "cr_since=x");
    expect(await loadSessionSummary(await app.contextFor({ cookieHeader }))).toBeNull();
  });
});
