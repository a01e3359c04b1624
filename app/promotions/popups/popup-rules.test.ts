import { describe, expect, it } from "vitest";
import { gapLeftMs, isDue, nextPopup } from "./popup-rules";

const NOW = 10_000_000;
const HOUR = 3_600_000;

describe("whether a popup may open once more", () => {
  const ago = (ms: number) => new Map([["spring", NOW - ms]]);
  const never = new Map<string, number>();
  it.each([
    ["once", never, NOW - HOUR, true],
    ["once", ago(100 * HOUR), NOW - HOUR, false],
    ["session", never, null, true],
    ["session", ago(2 * HOUR), NOW - HOUR, true],
    ["session", ago(HOUR / 2), NOW - HOUR, false],
    // Nobody knows when they came in: it was shown, and that counts.
    ["session", ago(100 * HOUR), null, false],
    ["always", ago(1), NOW - HOUR, true],
  ] as const)("%s, shown %s, signed in at %s: %s", (frequency, shown, since, expected) => {
    expect(isDue({ sysname: "spring", frequency }, shown, since)).toBe(expected);
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

describe("whose turn it is", () => {
  const of = (sysname: string, seconds: number, frequency: "once" | "session" | "always" = "once") => ({
    sysname,
    frequency,
    delayMs: seconds * 1000,
  });
  /** Ten seconds after the page has come. */
  const moment = { now: NOW, begunAt: NOW - 10_000, since: NOW - HOUR, gapMs: 0 };
  const seen = (...names: string[]) => new Map(names.map((name) => [name, NOW - HOUR / 2]));

  it.each([
    ["the first of those that are ripe", [of("a", 5), of("b", 1)], [], {}, "a", 0],
    [
      "one that is ripe, before one of higher priority that is not",
      [of("a", 60), of("b", 1)],
      [],
      {},
      "b",
      0,
    ],
    ["the one that is ripe soonest", [of("a", 60), of("b", 20)], [], {}, "b", 10_000],
    ["none that was seen", [of("a", 1), of("b", 2)], ["a"], {}, "b", 0],
    ["one that opens always", [of("a", 1, "always"), of("b", 2)], ["a"], {}, "a", 0],
    ["nobody, once all were seen", [of("a", 1), of("b", 2, "session")], ["a", "b"], {}, null, null],
    ["nobody, where there are none", [], [], {}, null, null],
    ["the gap, and then the first", [of("a", 5), of("b", 1)], ["c"], { gapMs: HOUR }, "a", HOUR / 2],
    [
      "the first that is ripe when the gap is over",
      [of("a", 60), of("b", 1)],
      ["c"],
      { gapMs: HOUR },
      "a",
      HOUR / 2,
    ],
    ["one whose delay is longer than the gap", [of("a", 3600)], ["c"], { gapMs: HOUR }, "a", 3590_000],
  ] as const)("%s", (_, popups, names, changes, sysname, inMs) => {
    const next = nextPopup(popups, seen(...names), { ...moment, ...changes });
    expect(next && [next.popup.sysname, next.inMs]).toEqual(sysname === null ? null : [sysname, inMs]);
  });
});
