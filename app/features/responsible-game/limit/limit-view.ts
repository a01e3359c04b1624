import Big from "big.js";
import type { DepositLimit } from "~/platform/entities/account";

interface Money {
  amount: string;
  currency: string;
}

export interface LimitView {
  period: Exclude<DepositLimit["period"], "none">;
  limit: Money;
  used: Money;
  left: Money;
  percent: number;
  canEdit: boolean;
  endsAt?: string;
}

/** Returns the limit in force, null without one. Without `available_amount` all of it counts as left. */
export function toLimitView(limit: DepositLimit): LimitView | null {
  const { period, currency, limit_amount: amount, can_edit: canEdit, expired_at: endsAt } = limit;
  if (period === "none" || amount === undefined) return null;
  const left = limit.available_amount ?? amount;
  const spent = new Big(amount).minus(left);
  const decimals = amount.split(".")[1]?.length ?? 0;
  const percent = new Big(amount).gt(0)
    ? spent.div(amount).times(100).round(0, Big.roundDown).toNumber()
    : 100;
  return {
    period,
    limit: { amount, currency },
    used: { amount: spent.toFixed(decimals), currency },
    left: { amount: left, currency },
    percent: Math.min(100, Math.max(0, percent)),
    canEdit,
    endsAt,
  };
}
