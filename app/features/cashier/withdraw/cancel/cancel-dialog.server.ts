import type { AppContext } from "~/context/app-context";
import type { DialogRequest, DialogShow } from "~/dialogs/dialog-request";
import { mintFormToken } from "~/session/idempotency/form-token.server";
import { clearPending } from "~/session/idempotency/pending-attempt.server";
import type { MoneyValue } from "~/ui/format/format-values";
import { cancelAction, findWithdrawal } from "./cancel.server";

/** The withdrawal that the dialog asks about. */
export interface CancelQuestion {
  amount?: MoneyValue;
  at?: string;
}

/** Null when the withdrawal can no longer be cancelled, or the operator does not allow it. */
export async function loadCancel(
  context: AppContext,
  { id }: DialogRequest,
): Promise<DialogShow<CancelQuestion> | null> {
  const { cashier } = await context.content.config();
  if (!id || !cashier.canCancelWithdrawal) return null;
  const withdrawal = await findWithdrawal(context, id);
  if (withdrawal?.status !== "pending") return null;
  // Cancelling twice is harmless, so an earlier attempt with unknown outcome must not block this one.
  await clearPending(context, cancelAction(id));
  const { amount, currency, created_at: at } = withdrawal;
  return {
    data: { amount: amount === undefined ? undefined : { amount, currency }, at },
    token: await mintFormToken(context, cancelAction(id)),
  };
}
