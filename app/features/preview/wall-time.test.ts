import { expect, it } from "vitest";
import { momentOf, wallTime } from "./wall-time";

it.each([
  ["UTC", "2026-11-27T09:00", "2026-11-27T09:00:00.000Z"],
  ["Europe/Madrid", "2026-11-27T09:00", "2026-11-27T08:00:00.000Z"],
  ["Europe/Madrid", "2026-07-01T00:00", "2026-06-30T22:00:00.000Z"],
  ["America/Sao_Paulo", "2026-12-31T22:30", "2027-01-01T01:30:00.000Z"],
  ["Asia/Kolkata", "2026-11-27T09:15", "2026-11-27T03:45:00.000Z"],
  // An hour after clocks go back, and one before.
  ["Europe/Madrid", "2026-10-25T03:30", "2026-10-25T02:30:00.000Z"],
  ["Europe/Madrid", "2026-10-25T01:30", "2026-10-24T23:30:00.000Z"],
])("clocks of %s show %s at one moment", (zone, wall, moment) => {
  expect(new Date(momentOf(wall, zone) ?? 0).toISOString()).toBe(moment);
  expect(wallTime(Date.parse(moment), zone)).toBe(wall);
});

it("seconds are kept, for a browser may send them", () => {
  expect(new Date(momentOf("2026-11-27T09:00:30", "Europe/Madrid") ?? 0).toISOString()).toBe(
    "2026-11-27T08:00:30.000Z",
  );
});

it("what clocks skip is a moment as well", () => {
  expect(momentOf("2026-03-29T02:30", "Europe/Madrid")).toEqual(expect.any(Number));
});

it.each(["", "tomorrow", "2026-13-40T99:00", "2026-11-27", "2026-11-27T09:00Z"])("%j is no time", (text) => {
  expect(momentOf(text, "UTC")).toBeUndefined();
});
