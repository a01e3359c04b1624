import Big from "big.js";
import type { DepositLimit } from "~/platform/entities/account";
import type { RequestedLimit } from "./limit-schema";

/** Milliseconds until a looser limit takes effect (docs/contract.md#3.11). */
export const WAITING_MS = 86_400_000;

/**
 * Whether a change allows more deposits and is therefore delayed. A first limit does not, nor does a lower amount for
 * as long or longer. Anything else does, a shorter period as well: the same amount renews sooner.
 */
export function isLooser(wanted: RequestedLimit, { period, limit_amount: amount }: DepositLimit): boolean {
  if (period === "none" || amount === undefined) return false;
  if (wanted.period === "none") return true;
  return new Big(wanted.limit_amount).gt(amount) || Number(wanted.period) < period;
}

/** Whether this very limit is in force. */
export function isInForce(wanted: RequestedLimit, { period, limit_amount: amount }: DepositLimit): boolean {
  if (wanted.period === "none") return period === "none";
  return String(period) === wanted.period && amount !== undefined && new Big(amount).eq(wanted.limit_amount);
}
