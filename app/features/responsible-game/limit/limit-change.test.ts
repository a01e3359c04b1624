import { describe, expect, it } from "vitest";
import type { DepositLimit } from "~/platform/entities/account";
import { isInForce, isLooser } from "./limit-change";
import { limitSchema, type RequestedLimit } from "./limit-schema";

const old: DepositLimit = { period: 7, limit_amount: "100.00", currency: "EUR", can_edit: true };
const none: DepositLimit = { period: "none", currency: "EUR", can_edit: true };
const of = (limit_amount: string, period: "1" | "7" | "14" | "30"): RequestedLimit => ({
  limit_amount,
  period,
});

describe("a change of the limit", () => {
  it.each([
    ["less", of("99", "7"), old, false],
    ["less for longer", of("50", "30"), old, false],
    ["the same", of("100", "7"), old, false],
    ["the same for longer", of("100", "14"), old, false],
    ["more", of("101", "7"), old, true],
    ["more for longer", of("101", "30"), old, true],
    ["less for a shorter time", of("20", "1"), old, true],
    ["none at all", { period: "none" } as const, old, true],
    ["the first", of("1000000", "1"), none, false],
    ["none where there is none", { period: "none" } as const, none, false],
  ])("%s", (_, wanted, from, waits) => {
    expect(isLooser(wanted, from)).toBe(waits);
  });

  it("is in force when the platform says so, however it writes the amount", () => {
    expect(isInForce(of("100", "7"), old)).toBe(true);
    expect(isInForce(of("100", "14"), old)).toBe(false);
    expect(isInForce(of("10", "7"), old)).toBe(false);
    expect(isInForce({ period: "none" }, none)).toBe(true);
    expect(isInForce({ period: "none" }, old)).toBe(false);
    expect(isInForce(of("100", "7"), none)).toBe(false);
  });
});

describe("an amount as it is typed", () => {
  it.each([
    ["250,5", "250.5"],
    ["€250,50", "250.50"],
    ["$250", null],
    ["250.55", "250.55"],
    ["250.555", null],
  ])("%j is %j where two decimals may be typed", (typed, amount) => {
    const read = limitSchema(2, "EUR").safeParse({ limit_amount: typed, period: "7" });
    expect(read.success ? read.data.limit_amount : null).toBe(amount);
  });

  it.each([
    ["250", "250"],
    [" ٢٥٠ ", "250"],
    ["250.00", "250"],
    ["250,5", null],
    ["1,000", null],
    ["0", null],
    ["-5", null],
    ["1e3", null],
    ["", null],
    ["9".repeat(10), null],
    ["9".repeat(5000), null],
  ])("%j is %j", (typed, amount) => {
    const read = limitSchema(0, "EUR").safeParse({ limit_amount: typed, period: "7" });
    expect(read.success ? read.data.limit_amount : null).toBe(amount);
  });
});
