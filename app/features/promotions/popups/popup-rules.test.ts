import { describe, expect, it } from "vitest";
import { gapLeftMs, isDue } from "./popup-rules";

const NOW = 10_000_000_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe("whether a popup may open once more", () => {
  const ago = (ms: number) => new Map([["spring", NOW - ms]]);
  const never = new Map<string, number>();
  it.each([
    ["once", never, NOW - HOUR, true],
    ["once", ago(100 * HOUR), NOW - HOUR, false],
    ["session", never, null, true],
    ["session", ago(HOUR / 2), NOW - HOUR, false],
    // Without a known sign-in, a popup that was shown counts as shown in this session.
    ["session", ago(100 * HOUR), null, false],
    ["session", ago(8 * DAY), NOW - HOUR, true],
    ["session", ago(6 * DAY), NOW - HOUR, false],
    ["always", ago(6 * DAY), NOW - HOUR, false],
    ["always", ago(8 * DAY), null, true],
  ] as const)("%s, shown %s, signed in at %s: %s", (frequency, shown, since, expected) => {
    expect(isDue({ sysname: "spring", frequency }, shown, { since, now: NOW })).toBe(expected);
  });
});

it.each([
  ["nothing was shown", [], 2 * HOUR, 0],
  ["one was shown just now", [NOW], 2 * HOUR, 2 * HOUR],
  ["the last of several counts", [NOW - HOUR, NOW - 5 * HOUR], 2 * HOUR, HOUR],
  ["it is over", [NOW - 3 * HOUR], 2 * HOUR, 0],
  ["the operator wants none", [NOW], 0, 0],
  ["a clock was set back", [NOW + 100 * HOUR], 2 * HOUR, 2 * HOUR],
  ["somebody else wrote when", [0], 2 * HOUR, 0],
])("the gap: %s", (_, moments, gapMs, expected) => {
  const shown = new Map(moments.map((at, index) => [String(index), at]));
  expect(gapLeftMs(shown, { now: NOW, gapMs })).toBe(expected);
});
