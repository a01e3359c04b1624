import { describe, expect, it } from "vitest";
import { sparklineOf } from "./sparkline";

const from = Date.parse("2026-11-01T00:00:00Z");
const until = Date.parse("2026-11-11T00:00:00Z");
const paid = (type: "deposit" | "withdrawal", amount: string, day: string, status = "success" as const) => ({
  type,
  status,
  amount,
  created_at: `2026-11-${day}T00:00:00Z`,
});
const draw = (...payments: ReturnType<typeof paid>[]) => sparklineOf(payments, { from, until });

describe("the course of payments", () => {
  it("begins at nothing, rises with deposits and falls with withdrawals", () => {
    const heights = [
      ...(draw(paid("deposit", "100.00", "03"), paid("withdrawal", "50.00", "08")) ?? "").matchAll(
        /[ML][\d.]+ ([\d.]+)/g,
      ),
    ].map(([, height]) => Number(height));
    expect(heights[0]).toBe(24);
    expect(Math.min(...heights)).toBe(0);
    expect(heights.at(-1)).toBe(12);
  });

  it.each([
    ["nothing was paid", []],
    ["nothing was paid in the period", [paid("deposit", "5", "20")]],
    ["nothing was completed", [{ ...paid("deposit", "5", "03"), status: "pending" as const }]],
  ])("is not drawn where %s", (_why, payments) => {
    expect(sparklineOf(payments, { from, until })).toBeUndefined();
  });

  it("is not drawn over no time at all", () => {
    expect(sparklineOf([paid("deposit", "5", "03")], { from, until: from })).toBeUndefined();
  });
});
