import { describe, expect, it } from "vitest";
import { readBalances } from "./balance";

const money = (amount: string, currency = "EUR") => ({ amount, currency });

describe("the total balance", () => {
  it.each([
    ["three parts", "1250.50", "40.00", "15.00", "1305.50"],
    ["what floats get wrong", "0.10", "0.20", "0.00", "0.30"],
    ["no decimals", "1500", "20", "3", "1523"],
    ["three decimals", "1.005", "0.995", "0.001", "2.001"],
    ["uneven decimals", "1", "0.500000", "2.25", "3.750000"],
    ["a debt", "-5.00", "2.00", "0.00", "-3.00"],
    ["sums beyond a double", "9007199254740993.01", "0.01", "0.00", "9007199254740993.02"],
  ])("%s", (_, main, bonus, bettingBonus, total) => {
    const balances = readBalances({
      balance_main: money(main),
      balance_bonus: money(bonus),
      balance_betting_bonus: money(bettingBonus),
    });
    expect(balances.total).toEqual(money(total));
  });

  it("counts a missing part as zero, in the currency of the others", () => {
    const balances = readBalances({ balance_bonus: money("4.00", "KWD") });
    expect(balances.main).toEqual(money("0", "KWD"));
    expect(balances.total).toEqual(money("4.00", "KWD"));
  });
});
