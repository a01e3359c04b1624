import Big from "big.js";
import { decimalsOf, readAmount } from "~/forms/validation/typed-amount";
import type { MoneyValue } from "~/ui/format/format-values";
import type { MethodSummary } from "../payment-methods";

/** What a deposit costs. */
export interface DepositSum {
  amount: MoneyValue;
  fee: MoneyValue;
  total: MoneyValue;
}

/** Longer input is no realistic amount. */
const LONGEST = 24;

/**
 * Null without a valid amount (docs/contract.md#o31) within the method's limits, to whose decimals it is rounded: what
 * the form would refuse adds nothing. `decimals`: how many the amount may be typed with.
 */
export function sumOf(
  typed: string,
  { min, max, fee }: Pick<MethodSummary, "min" | "max" | "fee">,
  decimals: number,
): DepositSum | null {
  const scale = decimalsOf(min.currency, min.amount);
  const read = readAmount(typed, decimals, min.currency);
  if (read.kind !== "amount" || read.amount.length > LONGEST) return null;
  const amount = new Big(read.amount);
  if (amount.lt(min.amount) || amount.gt(max.amount)) return null;
  const cost = amount
    .times(fee ?? 0)
    .div(100)
    .round(scale, Big.roundHalfUp);
  const money = (value: Big) => ({ amount: value.toFixed(scale), currency: min.currency });
  return { amount: money(amount), fee: money(cost), total: money(cost.plus(amount)) };
}
