import Big from "big.js";
import type { AppContext } from "~/context";
import type { HistoryTransaction } from "~/platform/entities-cashier";
import { PlatformFailure, PlatformRefusal } from "~/platform/errors";

/** What a payment is recognised by in the history. */
export interface PaymentFingerprint {
  type: "deposit" | "withdrawal";
  method: string;
  amount: string;
  /** Milliseconds. */
  sentAt: number;
}

/** The platform's clock and ours need not agree to the second. */
const CLOCK_DRIFT = 2_000;
const LOOKED_AT = 20;

/** The payment that was sent and not answered, if it has arrived. Null as well when the platform does not say. */
export async function findPayment(
  { platform }: Pick<AppContext, "platform">,
  { type, method, amount, sentAt }: PaymentFingerprint,
): Promise<HistoryTransaction | null> {
  try {
    const { items } = await platform.call("cashier.gethistory", { type, count: LOOKED_AT });
    const candidates = items.filter(
      (one) =>
        one.method === method &&
        new Big(one.amount).eq(amount) &&
        Date.parse(one.created_at) >= wholeSecond(sentAt) - CLOCK_DRIFT,
    );
    // Newest first: the first one that was made after sending is the oldest.
    return candidates.at(-1) ?? null;
  } catch (error) {
    if (error instanceof PlatformFailure || error instanceof PlatformRefusal) return null;
    throw error;
  }
}

/** Contract 1.8: the platform writes whole seconds. */
function wholeSecond(time: number): number {
  return Math.floor(time / 1000) * 1000;
}
