import Big from "big.js";
import type { DepositLimit } from "~/platform/entities-account";
import type { WantedLimit } from "./limit-schema";

/** How long a looser limit waits (contract 3.11). */
export const WAITING_MS = 86_400_000;

/**
 * Whether a change would let more money in, so that it waits: a first limit, and less money for as long or longer, do
 * not. Anything else does, a shorter period as well: the same money comes round sooner.
 */
export function isLooser(wanted: WantedLimit, { period, limit_amount: amount }: DepositLimit): boolean {
  if (period === "none" || amount === undefined) return false;
  if (wanted.period === "none") return true;
  return new Big(wanted.limit_amount).gt(amount) || Number(wanted.period) < period;
}

/** Whether this very limit is in force. */
export function isInForce(wanted: WantedLimit, { period, limit_amount: amount }: DepositLimit): boolean {
  if (wanted.period === "none") return period === "none";
  return String(period) === wanted.period && amount !== undefined && new Big(amount).eq(wanted.limit_amount);
}
