import { day, isoTime } from "../../world/clock";
import { amountOf, minorUnitsOf, scaleOf } from "../../world/money";
import type { LimitChange, Player, Transaction, TransactionPlan } from "../../world/player";
import { Refusal } from "../protocol/errors";

/** Takes a deposit's amount from what the limit still leaves; 19 of docs/contract.md#2 when that is less. */
export function reserve(player: Player, amount: number): TransactionPlan["reserved"] {
  const { deposit_limit } = player;
  if (!deposit_limit) return undefined;
  if (amount > leftOf(player)) throw overLimit(player);
  changeLeft(player, -amount);
  return { minorUnits: amount, window: deposit_limit.expired_at };
}

/** Gives back what a deposit that came to nothing had reserved, unless its window is over. */
export function release(player: Player, { plan }: Transaction): void {
  const { deposit_limit } = player;
  if (!plan?.reserved || deposit_limit?.expired_at !== plan.reserved.window) return;
  changeLeft(player, plan.reserved.minorUnits);
}

export function overLimit({ currency, deposit_limit }: Player): Refusal {
  return new Refusal("BillingDepositLimitExceededException", {
    data: {
      available_amount: deposit_limit?.available_amount ?? amountOf(0, scaleOf(currency)),
      currency,
      ...(deposit_limit ? { expired_at: deposit_limit.expired_at } : {}),
    },
  });
}

/**
 * Puts a new limit in force; what the window has used already still counts, and in a first one the deposits of such a
 * period before it (docs/contract.md#o34).
 */
export function setLimit(player: Player, { limit }: Pick<LimitChange, "limit">, now: number): void {
  player.deposit_limit_change = null;
  const { deposit_limit: old, currency } = player;
  if (!limit) {
    player.deposit_limit = null;
    return;
  }
  const { period, minorUnits } = limit;
  const start = old ? Date.parse(old.expired_at) - old.period * day : now;
  const window = isoTime(start + period * day);
  const used = old
    ? minorUnitsOf({ amount: old.limit_amount, currency }) - leftOf(player)
    : countEarlier(player, now - period * day, window);
  player.deposit_limit = {
    period,
    limit_amount: amountOf(minorUnits, scaleOf(currency)),
    available_amount: amountOf(Math.max(0, minorUnits - used), scaleOf(currency)),
    can_edit: true,
    expired_at: window,
  };
}

/** What was deposited since then, or is still under way: that gives its amount back if nothing comes of it. */
function countEarlier({ transactions, currency }: Player, since: number, window: string): number {
  const counted = transactions.filter(
    (one) =>
      one.type === "deposit" &&
      one.currency === currency &&
      !["fail", "cancel"].includes(one.status) &&
      Date.parse(one.created_at) > since,
  );
  for (const { plan, ...money } of counted)
    if (plan) plan.reserved = { minorUnits: minorUnitsOf(money), window };
  return counted.reduce((sum, one) => sum + minorUnitsOf(one), 0);
}

/** A change that waited comes into force; a window that is over begins again, whole, and can be changed. */
export function rollLimit(player: Player, now: number): void {
  const { deposit_limit_change: change } = player;
  if (change && change.at <= now) setLimit(player, change, change.at);
  const { deposit_limit } = player;
  if (!deposit_limit) return;
  let end = Date.parse(deposit_limit.expired_at);
  if (end > now) return;
  while (end <= now) end += deposit_limit.period * day;
  deposit_limit.expired_at = isoTime(end);
  deposit_limit.available_amount = deposit_limit.limit_amount;
  deposit_limit.can_edit = true;
}

function leftOf({ deposit_limit, currency }: Player): number {
  return minorUnitsOf({ amount: deposit_limit?.available_amount ?? "0", currency });
}

function changeLeft(player: Player, change: number): void {
  const { deposit_limit, currency } = player;
  if (deposit_limit) deposit_limit.available_amount = amountOf(leftOf(player) + change, scaleOf(currency));
}
