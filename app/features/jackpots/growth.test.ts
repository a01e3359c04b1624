import Big from "big.js";
import fc from "fast-check";
import { expect, it } from "vitest";
import { amountAfter } from "./growth";

it.each([
  ["10.00", "0.13", 0, "10.00"],
  ["10.00", "0.13", 3, "10.39"],
  ["10.00", "0.0049", 1, "10.00"],
  ["9007199254740993.10", "0.05", 2, "9007199254740993.20"],
  ["500", "0.4", 4, "501"],
  ["0.000001", "0.000002", 2, "0.000005"],
])("%s, growing by %s a second, is after %d seconds %s", (amount, perSecond, seconds, grown) => {
  expect(amountAfter(amount, perSecond, seconds)).toBe(grown);
});

it("is exact, and rounded down to the decimals of the amount", () => {
  const decimal = fc
    .tuple(fc.bigInt(0n, 10n ** 15n), fc.integer({ min: 0, max: 8 }))
    .map(([digits, places]) => new Big(digits.toString()).div(new Big(10).pow(places)).toFixed(places));
  fc.assert(
    fc.property(decimal, decimal, fc.integer({ min: 0, max: 100_000 }), (amount, perSecond, seconds) => {
      const decimals = amount.split(".")[1]?.length ?? 0;
      const exact = new Big(amount).plus(new Big(perSecond).times(seconds)).toFixed(decimals, Big.roundDown);
      expect(amountAfter(amount, perSecond, seconds)).toBe(exact);
    }),
  );
});
