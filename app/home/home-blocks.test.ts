import { describe, expect, it } from "vitest";
import type { Banner, Jackpot } from "~/platform/entities";
import { amountAfter } from "./growth";
import { toHomeBanners, toHomeJackpot } from "./home-blocks";
import { timeLeft } from "./time-left";

const banner = (id: string, changes: Partial<Banner["description"]> = {}): Banner => ({
  id,
  description: { title: `Banner ${id}`, position: "home-main", ...changes },
});
const ids = (banners: Banner[], count?: number) =>
  toHomeBanners(banners, { positions: count === undefined ? {} : { "home-main": { count } } }).map(
    ({ id }) => id,
  );

describe("banners", () => {
  it("are those of the page, the most important first", () => {
    const banners = [
      banner("a"),
      banner("b", { priority: 2 }),
      banner("c", { position: "cashier", priority: 0 }),
      banner("d", { priority: 1 }),
    ];
    expect(ids(banners)).toEqual(["d", "b", "a"]);
  });

  it("are any, where no banner names the place", () => {
    expect(ids([banner("a", { position: "top" }), banner("b", { position: "side" })])).toEqual(["a", "b"]);
  });

  it("are as many as configured, else ten", () => {
    const many = Array.from({ length: 14 }, (_, index) => banner(`${index}`));
    expect([ids(many).length, ids(many, 3).length, ids(many, 0).length]).toEqual([10, 3, 0]);
  });

  it.each([
    ["/gamehall?category=slots", "/gamehall?category=slots"],
    ["https://partner.example/x", "https://partner.example/x"],
    ["javascript:alert(1)", undefined],
    ["//evil.example", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("lead from %s to %s", (button_url, href) => {
    expect(toHomeBanners([banner("a", { button_url })], { positions: {} })[0]?.href).toBe(href);
  });
});

describe("jackpots", () => {
  const level = (growth_per_second?: string) => ({
    name: "Level",
    amount: { amount: "1.00", currency: "EUR" },
    growth_per_second,
  });
  const jackpot = (levels: Jackpot["levels"]): Jackpot => ({
    id: "1",
    sysname: "x",
    name: "X",
    total: { amount: "10.00", currency: "EUR" },
    levels,
    games: ["a"],
    description: { title: "X" },
  });

  it("grow by what their levels grow by, exactly", () => {
    expect(toHomeJackpot(jackpot([level("0.1"), level("0.2"), level()])).growthPerSecond).toBe("0.3");
    expect(toHomeJackpot(jackpot([level()])).growthPerSecond).toBe("0");
  });

  it("name their levels only when there are several", () => {
    expect(toHomeJackpot(jackpot([level()])).levels).toEqual([]);
    expect(toHomeJackpot(jackpot([level(), level()])).levels).toHaveLength(2);
  });

  it.each([
    ["10.00", "0.13", 0, "10.00"],
    ["10.00", "0.13", 3, "10.39"],
    ["10.00", "0.0049", 1, "10.00"],
    ["9007199254740993.10", "0.05", 2, "9007199254740993.20"],
    ["500", "0.4", 4, "501"],
    ["0.000001", "0.000002", 2, "0.000005"],
  ])("%s growing by %s is after %i s %s", (amount, growth, seconds, expected) => {
    expect(amountAfter(amount, growth, seconds)).toBe(expected);
  });
});

describe("the time left", () => {
  const now = Date.parse("2026-11-20T10:00:00Z");
  it.each([
    ["2026-11-22T13:59:00Z", { unit: "days", days: 2, hours: 3 }],
    ["2026-11-21T10:00:00Z", { unit: "days", days: 1, hours: 0 }],
    ["2026-11-21T09:59:59Z", { unit: "hours", hours: 23, minutes: 59 }],
    ["2026-11-20T11:00:00Z", { unit: "hours", hours: 1, minutes: 0 }],
    ["2026-11-20T10:59:59Z", { unit: "minutes", minutes: 59 }],
    ["2026-11-20T10:01:00+00:00", { unit: "minutes", minutes: 1 }],
    ["2026-11-20T10:00:59Z", { unit: "ending" }],
    ["2026-11-19T10:00:00Z", { unit: "ending" }],
  ])("until %s", (endsAt, left) => {
    expect(timeLeft(endsAt, now)).toEqual(left);
  });
});
