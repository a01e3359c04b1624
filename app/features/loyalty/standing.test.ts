import { describe, expect, it } from "vitest";
import type { LoyaltyInfo } from "~/platform/entities/loyalty";
import { percentOf } from "./progress";
import { toStanding } from "./standing";

const level = (number: number, minValue: number, maxValue?: number) => ({
  level: number,
  name: `Level ${number}`,
  minValue,
  maxValue,
  expCount: 150,
  rewards: ["Points"],
  is_current: minValue <= 150 && (maxValue === undefined || maxValue > 150),
});
const info = (levels: LoyaltyInfo["levels"], is_active = true): LoyaltyInfo => ({
  id: "1",
  uid: 7,
  is_active,
  points: 40,
  pointsAlias: "coins",
  levels,
});

describe("how far a player has come", () => {
  it("is a share of the way to the next level", () => {
    expect(toStanding(info([level(1, 0, 100), level(2, 100, 300), level(3, 300)]))).toEqual({
      points: 40,
      pointsAlias: "coins",
      level: 2,
      levelName: "Level 2",
      percent: 25,
      next: { name: "Level 3", missing: 150 },
    });
  });

  it("has no end on the highest level", () => {
    expect(toStanding(info([level(1, 0, 100), level(2, 100)]))).toMatchObject({
      percent: 100,
      next: undefined,
    });
  });

  it("is told by the experience where no level is marked", () => {
    const unmarked = [level(1, 0, 100), level(2, 100, 300), level(3, 300)].map(
      ({ is_current: _, ...rest }) => rest,
    );
    expect(toStanding(info(unmarked))).toMatchObject({ level: 2, percent: 25, next: { name: "Level 3" } });
  });

  it("is nothing without levels, and for who takes no part", () => {
    expect(toStanding(info([]))).toMatchObject({ level: 0, percent: 0, next: undefined });
    expect(toStanding(info([level(1, 0)], false))).toBeNull();
  });
});

it.each([
  [{ minValue: 0, maxValue: 3, expCount: 2 }, 66],
  [{ minValue: 0, maxValue: 3, expCount: 9 }, 100],
  [{ minValue: 5, maxValue: 9, expCount: 1 }, 0],
  [{ minValue: 5, maxValue: 5, expCount: 5 }, 100],
  [{ minValue: 0, expCount: 5 }, 100],
])("%o is %i percent", (progress, percent) => {
  expect(percentOf(progress)).toBe(percent);
});
