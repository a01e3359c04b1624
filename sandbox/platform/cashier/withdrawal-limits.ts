import { withdrawalLimits } from "../../seed/payments";
import { day, isoTime } from "../../world/clock";
import { amountOf, minorUnitsOf, scaleOf } from "../../world/money";
import type { Player } from "../../world/player";
import type { PlayerCall } from "../protocol/call";
import { Refusal } from "../protocol/errors";
import { minorUnitsIn } from "./amounts";

interface Period {
  days: number;
  limit: number;
  used: number;
  /** When the oldest of what was used stops counting. */
  ends: number;
}

/** Money that has left within each period, or is about to. */
export function periodsOf({ transactions, currency }: Player, now: number): Period[] {
  return withdrawalLimits.map(({ days, units }) => {
    const counted = transactions.filter(
      ({ type, status, created_at }) =>
        type === "withdrawal" &&
        status !== "fail" &&
        status !== "cancel" &&
        Date.parse(created_at) > now - days * day,
    );
    const oldest = Math.min(now, ...counted.map(({ created_at }) => Date.parse(created_at)));
    const used = counted.reduce((total, one) => total + minorUnitsOf(one), 0);
    return { days, limit: minorUnitsIn(units, currency), used, ends: oldest + days * day };
  });
}

/** 22 of docs/contract.md#2, with what the period still leaves. */
export function refuseOverPeriod({ player, now }: PlayerCall, amount: number, isForced: boolean): void {
  const { currency } = player;
  const scale = scaleOf(currency);
  const over = periodsOf(player, now).find(({ limit, used }) => isForced || used + amount > limit);
  if (!over) return;
  const left = isForced ? 0 : Math.max(0, over.limit - over.used);
  throw new Refusal("WithdrawalLimitsPeriodExceededException", {
    data: {
      period_days: over.days,
      limit_amount: amountOf(over.limit, scale),
      available_amount: amountOf(left, scale),
      currency,
      expired_at: isoTime(over.ends),
    },
  });
}
