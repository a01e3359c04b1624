import type { HistoryTransaction, SavedRequisite } from "~/platform/entities/cashier";
import type { AccountInfo } from "~/platform/entities/session";

/** What an open withdrawal waits for: the player's verification, our review of it, or our processing only. */
export type WithdrawalHold = "verification" | "review" | "nothing";

interface AccountState {
  account: Pick<AccountInfo, "is_verified" | "is_on_verification" | "is_kyc_block_enabled"> | null;
  saved: readonly Pick<SavedRequisite, "method" | "title" | "status">[];
}

/**
 * What an open withdrawal waits for, by the account and the saved details it is paid to (docs/contract.md#3.6, #6.5,
 * #6.7); undefined when not open.
 */
export function withdrawalHoldOf(
  { status, method, requisites = {} }: Pick<HistoryTransaction, "status" | "method" | "requisites">,
  { account, saved }: AccountState,
): WithdrawalHold | undefined {
  if (status === "processing") return "nothing";
  if (status !== "pending") return undefined;
  // Both are masked alike (docs/contract.md#d50), so they compare.
  const shown = Object.values(requisites);
  const details = saved.filter((one) => one.method === method && shown.includes(one.title));
  const needsVerification =
    account?.is_kyc_block_enabled && !account.is_verified && !account.is_on_verification;
  if (needsVerification || details.some((one) => one.status === "validation_required")) return "verification";
  const isSeen = account?.is_on_verification && !account.is_verified;
  return isSeen || details.some((one) => one.status === "on_verification") ? "review" : "nothing";
}
