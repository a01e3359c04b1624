import type { AppContext } from "~/context/app-context";
import type { MessageKey } from "~/i18n/messages/catalogue";
import type { HistoryTransaction } from "~/platform/entities/cashier";
import { LONGEST_REPLY } from "~/platform/long-list.server";
import { OneSchema } from "~/platform/wire";
import { TOKEN_FIELD } from "~/session/idempotency/form-token.server";
import { sendPaymentOnce } from "~/session/idempotency/send-payment-once.server";
import { isTransactionId } from "../../transaction-id";

export type CancelOutcome =
  | { kind: "done" | "refused" | "unknown" | "notSent"; text: MessageKey }
  /** The idempotency store could not be read, so nothing was sent (docs/safety.md#row-45). */
  | { kind: "paused"; text: MessageKey }
  /** The form token is forged or expired, after half an hour (docs/safety.md#row-4). */
  | { kind: "invalid"; text: MessageKey };

/** Token name per withdrawal: a form's token is valid for that one only. */
export function cancelAction(id: string): string {
  return `cancel:${id}`;
}

export async function findWithdrawal(
  { platform }: AppContext,
  id: string,
): Promise<HistoryTransaction | undefined> {
  const { items } = await platform.call("cashier.gethistory", { type: "withdrawal", count: LONGEST_REPLY });
  return items.find((one) => one.id === id);
}

/** Cancels a pending withdrawal (docs/contract.md#6.5), if the operator allows it. */
export async function cancelWithdrawal(context: AppContext, posted: FormData): Promise<CancelOutcome> {
  const id = String(posted.get("id") ?? "");
  const { cashier } = await context.content.config();
  if (!cashier.canCancelWithdrawal) return { kind: "refused", text: "withdraw.cancel.notAllowed" };
  if (!isTransactionId(id)) return { kind: "invalid", text: "payment.staleForm" };
  const token = String(posted.get(TOKEN_FIELD) ?? "");
  const result = await sendPaymentOnce(
    context,
    {
      form: { action: cancelAction(id), method: "cashier.cancelwithdrawal", reply: OneSchema },
      token,
      fingerprint: { id },
    },
    (idempotencyKey) => context.platform.attempt("cashier.cancelwithdrawal", { id }, { idempotencyKey }),
  );
  switch (result.state) {
    case "invalidToken":
      return { kind: "invalid", text: "payment.staleForm" };
    case "notSent":
      return { kind: "notSent", text: "withdraw.cancel.notSent" };
    case "alone":
      return { kind: "paused", text: "payment.paused" };
    case "unknown":
      return { kind: "unknown", text: "withdraw.cancel.unknown" };
    case "settled":
      return result.outcome.ok ? { kind: "done", text: "withdraw.cancel.done" } : explain(context, id);
  }
}

/** A refused repeat of a successful cancellation counts as done; otherwise the payout has already begun. */
async function explain(context: AppContext, id: string): Promise<CancelOutcome> {
  const withdrawal = await findWithdrawal(context, id);
  return withdrawal?.status === "cancel"
    ? { kind: "done", text: "withdraw.cancel.done" }
    : { kind: "refused", text: "withdraw.cancel.tooLate" };
}
