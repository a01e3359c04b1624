import type { AppContext } from "~/context/app-context";
import { paymentFingerprint } from "~/features/cashier/pending-payment/pending-payment.server";
import { DOCUMENTS_REFUSED } from "~/features/verification/refused-documents";
import type { MessageKey } from "~/i18n/messages/catalogue";
import type { PlatformRefusal } from "~/platform/errors";
import { redirect } from "~/routing/redirects/redirect.server";
import { TOKEN_FIELD } from "~/session/idempotency/form-token.server";
import { sendPaymentOnce } from "~/session/idempotency/send-payment-once.server";
import { recordOutcome } from "~/session/recorded-outcomes.server";
import { typedValues } from "../../form/build-form.server";
import { explainRefusal } from "../../form/explain-refusal.server";
import type { PaymentForm } from "../../form/payment-form";
import { refusalDialog } from "../../form/refusal-dialog.server";
import { isAgreedIn, withdrawDialog, withdrawPath } from "../withdraw-query";
import { sentWithdrawal } from "../withdrawals.server";
import { answer, hideFields, readWithdrawal, reviewAnswer, toFormData } from "./check.server";
import { type CheckedPayment, decryptPayment } from "./encrypted-payment.server";
import { toReview } from "./review.server";
import { loadWithdrawContext } from "./withdraw-context.server";

/** Sends the reviewed withdrawal to the platform, once (docs/architecture.md#6). */
export async function sendStep(context: AppContext, posted: FormData) {
  const checked = await decryptPayment(context, posted);
  if (!checked) return answer(409, { problem: "payment.staleForm" });
  const room = await loadWithdrawContext(context, checked.method, posted);
  const token = String(posted.get(TOKEN_FIELD) ?? "");
  const { saved: _, ...params } = checked;
  const fingerprint = paymentFingerprint(room.method, checked.amount);
  const result = await sendPaymentOnce(
    context,
    { form: sentWithdrawal, token, fingerprint },
    (idempotencyKey) => context.platform.attempt("cashier.makewithdrawal", params, { idempotencyKey }),
  );
  const reviewAgain = async (status: number, problem: MessageKey) =>
    answer(status, { problem, review: await toReview(context, room, checked) });
  switch (result.state) {
    case "invalidToken":
      return reviewAgain(409, "payment.staleForm");
    case "notSent":
      return reviewAgain(503, "payment.notSent");
    case "alone":
      return reviewAgain(503, "payment.paused");
    case "unknown":
      // The page's loader checks the outcome, and says that it is pending until then.
      return redirect(withdrawPath({}));
    case "settled":
      if (!result.outcome.ok) return refused(context, room.form, checked, posted, result.outcome.refusal);
      return redirect(withdrawPath({ requested: result.outcome.data.id }));
  }
}

async function refused(
  context: AppContext,
  form: PaymentForm,
  checked: CheckedPayment,
  posted: FormData,
  refusal: PlatformRefusal,
) {
  if (refusal.code === "NOT_AUTHORIZED") throw refusal;
  // Only a refused withdrawal reveals that documents were rejected (docs/contract.md#3.11): recorded for the
  // verification page.
  if (refusal.type === "KycWithdrawalException" && refusal.errorData.status === "change")
    await recordOutcome(context, { name: DOCUMENTS_REFUSED });
  const { method, amount } = checked;
  const dialog = await refusalDialog(context, refusal);
  if (dialog) return redirect(withdrawDialog({ method, amount, isAgreed: isAgreedIn(posted) }, dialog));
  const explained = explainRefusal(refusal, form, checked);
  const typed = toFormData(checked);
  const result = readWithdrawal(form, typed).reply({ fieldErrors: explained.fields, hideFields });
  return answer(422, {
    again: reviewAnswer(form, typedValues(typed, form.fields), result, explained.refusal),
  });
}
