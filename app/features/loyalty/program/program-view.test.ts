import { expect, it } from "vitest";
import { toProgramView, toQuestView } from "./program-view";

const now = Date.parse("2030-05-01T12:00:00Z");
const [before, after] = ["2030-05-01T11:59:59Z", "2030-05-01T12:00:01Z"];
type Quest = Parameters<typeof toQuestView>[0];
const quest = (status: Quest["status"], expired_at?: string): Quest => ({
  id: "9",
  sysname: "explorer",
  title: "Explorer",
  description: "Five providers",
  status,
  progress: { minValue: 0, maxValue: 5, expCount: 3 },
  amount: 120,
  amountType: "points",
  expired_at,
});

const main = { sysname: "main", levels: [] };

it.each([
  ["in_progress", before, "expired"],
  ["available", before, "expired"],
  ["locked", before, "expired"],
  ["completed", before, "completed"],
  ["in_progress", after, "in_progress"],
  ["available", undefined, "available"],
] as const)("a quest that is %s until %s is told as %s", (status, until, expected) => {
  const view = toQuestView(quest(status, until), true, main, now);
  expect(view.own).toEqual({ status: expected, percent: 60 });
  expect(view.isOver).toBe(expected === "expired");
  expect(view.expiresAt).toBe(expected === "completed" ? undefined : until);
});

const named = { id: "1", sysname: "main", name: "Main", is_active: true, description: { title: "Main" } };

it("a programme shows a player's level by their experience where none is marked", () => {
  const levels = [0, 100, 300].map((minValue, index) => ({
    level: index + 1,
    name: `Level ${index + 1}`,
    minValue,
    maxValue: [100, 300][index],
    expCount: 150,
    rewards: [],
  }));
  const program = { ...named, levels, quests: [] };
  expect(toProgramView(program, true).levels.map(({ percent }) => percent)).toEqual([
    undefined,
    25,
    undefined,
  ]);
  expect(toProgramView(program, true).levels.map(({ missing }) => missing)).toEqual([
    undefined,
    150,
    undefined,
  ]);
  expect(toProgramView(program, false).levels.every(({ percent }) => percent === undefined)).toBe(true);
});

it("a programme tells visitors of no quest that is over, and players of each", () => {
  const over = quest("available", "2001-01-01T00:00:00Z");
  const program = { ...named, levels: [], quests: [over, quest("available")] };
  expect(toProgramView(program, false).quests).toHaveLength(1);
  expect(toProgramView(program, true).quests.map(({ isOver }) => isOver)).toEqual([true, false]);
});

it("a locked quest names the first level of its programme where the player is below it", () => {
  const level = (expCount: number) => ({ level: 6, name: "VIP", minValue: 25_000, expCount, rewards: [] });
  const lockAt = (expCount: number, isPlayer = true) =>
    toQuestView(quest("locked"), isPlayer, { sysname: "vip", levels: [level(expCount)] }).lock;
  expect(lockAt(3200)).toEqual({ program: "vip", level: { name: "VIP", from: 25_000 } });
  expect(lockAt(26_000)).toEqual({ program: "vip", level: undefined });
  expect(lockAt(3200, false)).toBeUndefined();
  expect(toQuestView(quest("available"), true, main).lock).toBeUndefined();
});
