import { describe, expect, it } from "vitest";
import type { Bonus } from "~/platform/entities/bonuses";
import { sortBonuses, toBonusCard } from "./bonus-card";

const bonus = (changes: Partial<Bonus> = {}): Bonus => ({
  id: "1",
  type: "casino",
  status: "active",
  description: { title: "Welcome" },
  amount: { amount: "10.00", currency: "EUR" },
  created_at: "2026-01-01T00:00:00Z",
  expired_at: "2026-02-01T00:00:00Z",
  ...changes,
});

describe("a bonus", () => {
  it.each([
    ["33.33", "100.00", 33],
    ["0.00", "100.00", 0],
    ["150.00", "100.00", 100],
    ["0.00", "0.00", 100],
  ])("%s of %s wagered is %i percent", (done, required, percent) => {
    expect(toBonusCard(bonus({ wager: { done, required } })).wager).toEqual({
      done: { amount: done, currency: "EUR" },
      required: { amount: required, currency: "EUR" },
      percent,
    });
  });

  it("ends only while it counts", () => {
    expect(toBonusCard(bonus()).expiresAt).toBe("2026-02-01T00:00:00Z");
    expect(toBonusCard(bonus({ status: "removed" })).expiresAt).toBeUndefined();
  });

  it("comes after those that still count once it is over", () => {
    const list = [
      bonus({ id: "1", status: "expired" }),
      bonus({ id: "2" }),
      bonus({ id: "3", status: "removed" }),
    ];
    expect(sortBonuses(list).map(({ id }) => id)).toEqual(["2", "1", "3"]);
  });
});
