import { expect, it } from "vitest";
import { countdownParts } from "./countdown-parts";

const now = Date.parse("2026-11-20T10:00:00Z");

it.each([
  ["2026-11-22T13:59:08Z", { days: 2, hours: 3, minutes: 59, seconds: 8 }],
  ["2026-11-21T10:00:00Z", { days: 1, hours: 0, minutes: 0, seconds: 0 }],
  ["2026-11-20T10:00:01.500Z", { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  ["2026-11-20T10:00:00Z", { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ["2026-11-19T10:00:00Z", { days: 0, hours: 0, minutes: 0, seconds: 0 }],
])("until %s", (until, parts) => {
  expect(countdownParts(until, now)).toEqual(parts);
});
