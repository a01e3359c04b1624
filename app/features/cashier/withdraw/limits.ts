import Big from "big.js";
import type { WithdrawSettings } from "~/platform/entities/cashier";
import type { MoneyValue } from "~/ui/format/format-values";

/** A withdrawal limit over a number of days. */
export interface PeriodLimit {
  days: number;
  limit: MoneyValue;
  used: MoneyValue;
  left: MoneyValue;
  percent: number;
}

export function toPeriodLimits({
  limits,
  available,
}: Pick<WithdrawSettings, "limits" | "available">): PeriodLimit[] {
  const currency = available?.currency ?? "";
  return limits.map(({ period_days: days, limit_amount: limit, used_amount: used }) => {
    const decimals = Math.max(...[limit, used].map((amount) => amount.split(".")[1]?.length ?? 0));
    const left = new Big(limit).minus(used);
    const percent = new Big(limit).gt(0)
      ? new Big(used).div(limit).times(100).round(0, Big.roundDown).toNumber()
      : 100;
    return {
      days,
      limit: { amount: limit, currency },
      used: { amount: used, currency },
      left: { amount: (left.lt(0) ? new Big(0) : left).toFixed(decimals), currency },
      percent: Math.min(100, Math.max(0, percent)),
    };
  });
}
