import type { AppContext } from "~/context";
import type { DialogRequest, DialogShow } from "~/dialogs/dialog-request";
import { mintFormToken } from "~/session/idempotency/form-token.server";
import { clearPending } from "~/session/idempotency/pending-attempt.server";
import type { MoneyValue } from "~/ui/formatting/format-values";
import { cancelAction, findWithdrawal } from "./cancel.server";

/** What the player is asked about. */
export interface CancelQuestion {
  amount: MoneyValue;
  at: string;
}

/** Null once it cannot be taken back any more, or where nobody may. */
export async function loadCancel(
  context: AppContext,
  { id }: DialogRequest,
): Promise<DialogShow<CancelQuestion> | null> {
  const { cashier } = await context.content.config();
  if (!id || !cashier.canCancelWithdrawal) return null;
  const withdrawal = await findWithdrawal(context, id);
  if (withdrawal?.status !== "pending") return null;
  // Taking it back twice does no harm, so that a first try without an answer stands in nobody's way.
  await clearPending(context, cancelAction(id));
  const { amount, currency, created_at: at } = withdrawal;
  return {
    data: { amount: { amount, currency }, at },
    token: await mintFormToken(context, cancelAction(id)),
  };
}
