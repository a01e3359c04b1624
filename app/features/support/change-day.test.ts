import { expect, it } from "vitest";
import { daysBetween } from "./change-day";

it.each([
  ["2026-11-23T08:00:00Z", "2026-11-23T09:00:00Z", "UTC", 0],
  ["2026-11-23T23:59:00Z", "2026-11-24T00:00:00Z", "UTC", 1],
  ["2026-11-23T23:30:00Z", "2026-11-24T09:00:00Z", "Europe/Madrid", 0],
  ["2026-11-23T20:00:00Z", "2026-11-24T09:00:00Z", "America/Los_Angeles", 1],
  ["2026-12-31T20:00:00Z", "2027-01-04T09:00:00Z", "UTC", 4],
  // The clocks go forward between the two.
  ["2026-03-28T22:00:00Z", "2026-03-30T07:00:00Z", "Europe/Madrid", 2],
])("counts the days from %s to %s in %s", (from, to, zone, days) => {
  expect(daysBetween(new Date(from), new Date(to), zone)).toBe(days);
});
