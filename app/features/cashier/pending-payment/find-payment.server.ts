import Big from "big.js";
import type { PageContext } from "~/context/app-context";
import type { HistoryTransaction } from "~/platform/entities/cashier";
import { PlatformFailure, PlatformRefusal } from "~/platform/errors";

/** What identifies a payment in the history. */
export interface PaymentFingerprint {
  type: "deposit" | "withdrawal";
  method: string;
  amount: string;
  /** Milliseconds. */
  sentAt: number;
}

/** Milliseconds: the platform's clock and ours may differ. */
const CLOCK_DRIFT = 2_000;
const RECENT_PAYMENTS = 20;

/**
 * Finds a submitted payment whose reply was lost. Null when it has not arrived, and when the platform cannot be read.
 */
export async function findPayment(
  { platform }: PageContext,
  { type, method, amount, sentAt }: PaymentFingerprint,
): Promise<HistoryTransaction | null> {
  try {
    const { items } = await platform.call("cashier.gethistory", { type, count: RECENT_PAYMENTS });
    const candidates = items.filter(
      (one) =>
        one.method === method &&
        one.amount !== undefined &&
        new Big(one.amount).eq(amount) &&
        Date.parse(one.created_at ?? "") >= wholeSecond(sentAt) - CLOCK_DRIFT,
    );
    // The list is newest first: the last candidate is the first one after the submission.
    return candidates.at(-1) ?? null;
  } catch (error) {
    if (error instanceof PlatformFailure || error instanceof PlatformRefusal) return null;
    throw error;
  }
}

/** docs/contract.md#1.8: the platform writes whole seconds. */
function wholeSecond(time: number): number {
  return Math.floor(time / 1000) * 1000;
}
