import { expect, it } from "vitest";
import { endOfPeriod, exclusionPeriods } from "./exclusion-periods";

it.each([
  ["P1D", "2027-01-01T10:00:00.000Z"],
  ["P7D", "2027-01-07T10:00:00.000Z"],
  ["P30D", "2027-01-30T10:00:00.000Z"],
  ["P3M", "2027-03-31T10:00:00.000Z"],
  ["P9M", "2027-10-01T10:00:00.000Z"],
  ["P1Y", "2027-12-31T10:00:00.000Z"],
  ["P5Y", "2031-12-31T10:00:00.000Z"],
  ["permanent", null],
] as const)("%s from the last day of a year ends at %s", (period, end) => {
  expect(endOfPeriod(period, Date.parse("2026-12-31T10:00:00Z"))).toBe(end);
});

it("has the sixteen periods of docs/product.md#2.3, each longer than the one before", () => {
  expect(exclusionPeriods).toHaveLength(16);
  const ends = exclusionPeriods.map((period) => endOfPeriod(period, 0) ?? "9999");
  expect([...ends].sort()).toEqual(ends);
});
