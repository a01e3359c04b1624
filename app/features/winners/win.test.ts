import { expect, it } from "vitest";
import { biggestWins, type Win } from "./win";

const win = (amount: string, currency = "EUR"): Win => ({
  player: "p",
  at: "",
  amount: { amount, currency },
});
const amounts = (wins: Win[], count = 9) => biggestWins(wins, count).map(({ amount }) => amount.amount);

it("shows the biggest wins first", () => {
  expect(amounts([win("9.50"), win("1200.00"), win("80.00")], 2)).toEqual(["1200.00", "80.00"]);
});

it("leaves wins in several currencies as they come", () => {
  expect(amounts([win("9.50"), win("1200", "JPY")])).toEqual(["9.50", "1200"]);
});
