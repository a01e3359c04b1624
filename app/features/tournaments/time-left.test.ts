import { describe, expect, it } from "vitest";
import { elapsed, timeLeft } from "./time-left";

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

it.each([
  ["2026-11-20T10:00:00Z", 0],
  ["2026-11-20T11:00:00Z", 25],
  ["2026-11-20T18:00:00Z", 100],
])("at %s, %i percent of the time have passed", (now, percent) => {
  expect(elapsed("2026-11-20T10:00:00Z", "2026-11-20T14:00:00Z", Date.parse(now))).toBe(percent);
});

it("a tournament without a length has not begun", () => {
  const moment = "2026-11-20T10:00:00Z";
  expect(elapsed(moment, moment, Date.parse(moment))).toBe(0);
});
