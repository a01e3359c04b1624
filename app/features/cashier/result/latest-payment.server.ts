import type { AppContext } from "~/context/app-context";
import type { TransactionStatus } from "~/platform/entities/cashier";
import { PlatformFailure } from "~/platform/errors";
import { pageEndOf } from "~/platform/page-end";

/** Milliseconds for which a return without an id may be about a payment. */
const FRESH_FOR = 30 * 60_000;
const RECENT_PAYMENTS = 20;

/**
 * The id of the player's newest fresh deposit in one of the given states (docs/contract.md#o33). Null where there is
 * none, and where the platform cannot be read.
 */
export async function findLatestPayment(
  { platform }: AppContext,
  fits: readonly TransactionStatus[],
): Promise<string | null> {
  try {
    const reply = await platform.attempt("cashier.gethistory", { type: "deposit", count: RECENT_PAYMENTS });
    if (!reply.ok) {
      if (reply.refusal.code === "NOT_AUTHORIZED") throw reply.refusal;
      return null;
    }
    const fitting = reply.data.items.filter(
      (one) =>
        one.type === "deposit" && fits.some((status) => status === one.status) && isFresh(one.created_at),
    );
    const [latest] = fitting.sort((one, other) => timeOf(other.created_at) - timeOf(one.created_at));
    return latest?.id || null;
  } catch (error) {
    if (error instanceof PlatformFailure && !pageEndOf(error)) return null;
    throw error;
  }
}

/** Whether a payment is young enough for a return that names none. */
export function isFresh(createdAt: string | undefined): boolean {
  return Date.now() - timeOf(createdAt) <= FRESH_FOR;
}

function timeOf(moment: string | undefined): number {
  return moment === undefined ? 0 : Date.parse(moment);
}
