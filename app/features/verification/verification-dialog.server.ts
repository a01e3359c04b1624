import type { AppContext } from "~/context/app-context";
import type { DialogRequest } from "~/dialogs/dialog-request";
import { wasRequired } from "~/forms/account-requirements/required.server";

export type VerificationState = "needed" | "again" | "details" | "pending" | "verified";

/**
 * Loads the player's verification state from the account, without another call. A refused withdrawal knows more than
 * the account: that documents were rejected (`type`), or which payment details are to be checked (`id`,
 * docs/contract.md#d71), which counts where the platform has asked this player for that check.
 */
export async function loadVerification(context: AppContext, { id, type }: DialogRequest) {
  const player = await context.player();
  if (player.kind !== "player") return null;
  const { is_verified: isVerified, is_on_verification: isPending } = player.account;
  const hasAction = id !== null && (await wasRequired(context, "verification", id));
  return { data: stateOf({ isVerified, isPending, isRejected: type === "change", hasAction }) };
}

interface VerificationInput {
  isVerified: boolean;
  isPending: boolean;
  isRejected: boolean;
  hasAction: boolean;
}

function stateOf({ isVerified, isPending, isRejected, hasAction }: VerificationInput): VerificationState {
  if (hasAction) return "details";
  if (isVerified) return "verified";
  if (isPending) return "pending";
  return isRejected ? "again" : "needed";
}
