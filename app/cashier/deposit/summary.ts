import Big from "big.js";
import type { MoneyValue } from "~/ui/formatting/format-values";
import { decimalsOf, readAmount } from "~/validation/typed-amount";
import type { MethodSummary } from "../payment-methods";

/** What a deposit costs. */
export interface DepositSum {
  amount: MoneyValue;
  fee: MoneyValue;
  total: MoneyValue;
}

/** What is longer is no sum that anybody pays. */
const LONGEST = 24;

/** Null until an amount is typed (contract O31). Rounded to the decimals that the method's bounds are written in. */
export function sumOf(
  typed: string,
  { min, fee = "0" }: Pick<MethodSummary, "min" | "fee">,
): DepositSum | null {
  const decimals = decimalsOf(min.currency, min.amount);
  const read = readAmount(typed, decimals);
  if (read.kind !== "amount" || read.amount.length > LONGEST) return null;
  const amount = new Big(read.amount);
  const cost = amount.times(fee).div(100).round(decimals, Big.roundHalfUp);
  const money = (value: Big) => ({ amount: value.toFixed(decimals), currency: min.currency });
  return { amount: money(amount), fee: money(cost), total: money(cost.plus(amount)) };
}
