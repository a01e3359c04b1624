import Big from "big.js";
import type { MoneyValue } from "~/ui/formatting/format-values";
import { latinDigits } from "~/validation/latin-digits";
import type { MethodSummary } from "../payment-methods";

/** What a deposit costs. */
export interface DepositSum {
  amount: MoneyValue;
  fee: MoneyValue;
  total: MoneyValue;
}

/** Null until a whole amount is typed (specification 5). Rounded to the decimals that the method's bounds are written in. */
export function sumOf(
  typed: string,
  { min, fee = "0" }: Pick<MethodSummary, "min" | "fee">,
): DepositSum | null {
  const text = latinDigits(typed).replaceAll(",", "").trim();
  if (!/^[1-9]\d{0,14}$/.test(text)) return null;
  const decimals = min.amount.split(".")[1]?.length ?? 0;
  const cost = new Big(text).times(fee).div(100).round(decimals, Big.roundHalfUp);
  const money = (value: Big) => ({ amount: value.toFixed(decimals), currency: min.currency });
  return { amount: money(new Big(text)), fee: money(cost), total: money(cost.plus(text)) };
}
