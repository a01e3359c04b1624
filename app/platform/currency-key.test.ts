import { expect, it } from "vitest";
import { byCurrency } from "./currency-key";

const limits = { min_deposit_EUR: "10", min_deposit_USD: "11" };

it("finds a value in the currency, else in dollars, else nowhere", () => {
  expect(byCurrency(limits, "min_deposit", "EUR")).toEqual({ amount: "10", currency: "EUR" });
  expect(byCurrency(limits, "min_deposit", "SEK")).toEqual({ amount: "11", currency: "USD" });
  expect(byCurrency(limits, "max_deposit", "EUR")).toBeUndefined();
});
