import { describe, expect, it } from "vitest";
import type { Jackpot } from "~/platform/entities/jackpots";
import { toJackpotCard } from "./jackpot-card";
import { forward } from "./use-growing-amount";

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
    expect(toJackpotCard(jackpot([level("0.1"), level("0.2"), level()])).total.perSecond).toBe("0.3");
    expect(toJackpotCard(jackpot([level()])).total.perSecond).toBe("0");
  });

  it("name their levels only when there are several", () => {
    expect(toJackpotCard(jackpot([level()])).levels).toEqual([]);
    expect(toJackpotCard(jackpot([level(), level()])).levels).toHaveLength(2);
  });

  it.each([
    ["a little ahead of what was read", "10.50", "10.00", "0.1", "10.50"],
    ["behind it", "9.50", "10.00", "0.1", "10.00"],
    ["won meanwhile", "5000.00", "10.00", "0.1", "10.00"],
    ["standing still", "10.50", "10.00", "0", "10.00"],
  ])("%s", (_, shown, next, perSecond, expected) => {
    expect(forward(shown, next, perSecond)).toBe(expected);
  });
});
