import Big from "big.js";
import type { MoneyValue } from "~/ui/format/format-values";
import { decimalsOf, readAmount } from "~/validation/typed-amount";
import type { MethodSummary } from "../payment-methods";

/** What a deposit costs. */
export interface DepositSum {
  amount: MoneyValue;
  fee: MoneyValue;
  total: MoneyValue;
}

/** Longer input is no realistic amount. */
const LONGEST = 24;

/** Null without a valid amount (docs/contract.md#o31). Rounded to the decimals of the method's limits. */
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
