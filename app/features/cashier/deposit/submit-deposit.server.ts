import { data } from "@remix-run/node";
import type { AppContext } from "~/context/app-context";
import { START_OVER } from "~/features/cashier/pending-payment/payment-check";
import { paymentFingerprint } from "~/features/cashier/pending-payment/pending-payment.server";
import { PROMO_INTENT } from "~/features/promotions/promo-code/promo-form";
import { answerPromoForm } from "~/features/promotions/promo-code/promo-form.server";
import { unlessOnHold } from "~/features/responsible-game/holds/hold.server";
import { normaliseForm } from "~/forms/validation/form-data";
import { ibanRule } from "~/forms/validation/rules/iban";
import type { DepositResult, PaymentMethod } from "~/platform/entities/cashier";
import type { PlatformRefusal } from "~/platform/errors";
import { paths } from "~/routing/paths";
import { leaveSite } from "~/routing/redirects/leave-site.server";
import { redirect } from "~/routing/redirects/redirect.server";
import { mintFormToken, TOKEN_FIELD } from "~/session/idempotency/form-token.server";
import { giveUpPending } from "~/session/idempotency/pending-attempt.server";
import { sendPaymentOnce } from "~/session/idempotency/send-payment-once.server";
import { notFound } from "~/shell/system-pages/failures";
import { typedValues } from "../form/build-form.server";
import { dialogOver } from "../form/dialog-over";
import { explainRefusal } from "../form/explain-refusal.server";
import type { PaymentRefusal } from "../form/payment-refusal";
import { type Payment, parsePayment } from "../form/payment-schema";
import { refusalDialog } from "../form/refusal-dialog.server";
import { isTransactionId } from "../transaction-id";
import { DEPOSIT_ACTION, depositForm, destinationOf, saveDepositFlow } from "./deposit-flow.server";
import { depositTerms, selectedOffer } from "./deposit-terms";
import type { ChosenMethod } from "./deposit-view";
import { loadChosen } from "./load-deposit.server";

const rules = { iban: () => ibanRule() };

/** Dispatches the forms of the deposit page. */
export async function submitDeposit(context: AppContext, posted: FormData, sysname: string | undefined) {
  const intent = posted.get("intent");
  if (intent === PROMO_INTENT) return answerPromoForm(context, posted, "notice");
  if (intent === START_OVER) {
    await giveUpPending(context, depositForm);
    return redirect(sysname ? paths.depositBy(sysname) : paths.deposit());
  }
  return pay(context, posted, sysname);
}

const pay = unlessOnHold("deposit", async (context, posted: FormData, sysname: string | undefined) => {
  const settings = await context.platform.call("cashier.getdepositsettings");
  const method = settings.methods.find((one) => one.sysname === sysname);
  if (!method) throw notFound();
  const chosen = await loadChosen(context, settings, method);
  return send(context, normaliseForm(posted), chosen, method);
});

async function send(context: AppContext, posted: FormData, chosen: ChosenMethod, method: PaymentMethod) {
  const { form, offers } = chosen;
  const submission = parsePayment(form, posted, { rules, ...depositTerms(offers, posted, form) });
  const hideFields = ["requisites.card_number", TOKEN_FIELD];
  type Errors = Parameters<typeof submission.reply>[0];
  const respond = async (status: number, refusal: PaymentRefusal | null, errors: Errors = {}) =>
    data(
      {
        payment: {
          result: submission.reply({ hideFields, ...errors }),
          refusal,
          token: await mintFormToken(context, DEPOSIT_ACTION),
          values: typedValues(posted, form.fields),
        },
      },
      status,
    );
  if (submission.status !== "success") return respond(400, null);

  const { amount } = submission.value;
  const campaign_offer_id = selectedOffer(offers, posted);
  const token = posted.get(TOKEN_FIELD);
  const result = await sendPaymentOnce(
    context,
    {
      form: depositForm,
      token: typeof token === "string" ? token : "",
      fingerprint: paymentFingerprint(method, amount),
    },
    (idempotencyKey) =>
      context.platform.attempt("cashier.makedeposit", paramsOf(method, submission.value, campaign_offer_id), {
        idempotencyKey,
      }),
  );
  switch (result.state) {
    case "invalidToken":
      return respond(409, { kind: "text", text: "payment.staleForm", nextSteps: [] }, staleForm);
    case "notSent":
      return respond(503, { kind: "text", text: "payment.notSent", nextSteps: ["otherMethod"] }, staleForm);
    case "alone":
      return respond(503, { kind: "text", text: "payment.paused", nextSteps: ["history"] }, staleForm);
    case "unknown":
      return redirect(paths.depositBy(method.sysname));
    case "settled":
      break;
  }
  const { outcome } = result;
  if (outcome.ok) return redirectAfterDeposit(context, outcome.data, method.sysname);
  const failed = failedTransaction(outcome.refusal);
  if (failed) return redirect(paths.payFail(failed));
  if (outcome.refusal.code === "NOT_AUTHORIZED") throw outcome.refusal;
  const dialog = await refusalDialog(context, outcome.refusal);
  if (dialog)
    return redirect(dialogOver(paths.depositBy(method.sysname, { amount, campaign_offer_id }), dialog));
  const { refusal, fields } = explainRefusal(outcome.refusal, form, submission.value);
  return respond(outcome.refusal.status >= 500 ? 503 : 422, refusal, { fieldErrors: fields });
}

/** No field is invalid, but the form was not accepted and has to be submitted again. */
const staleForm = { formErrors: ["again"] };

function paramsOf(
  { id: methodId, sysname: method }: PaymentMethod,
  { amount, requisites }: Payment,
  offer: string | undefined,
) {
  return {
    methodId,
    method,
    amount,
    ...(offer && { campaign_offer_id: offer }),
    ...(Object.keys(requisites).length > 0 && { requisites }),
  };
}

async function redirectAfterDeposit(
  context: AppContext,
  result: DepositResult,
  sysname: string,
): Promise<Response> {
  await saveDepositFlow(context, result, sysname);
  const destination = destinationOf(context, result, sysname);
  return "path" in destination ? redirect(destination.path, 303) : leaveSite(destination.url, 303);
}

/** Errors 16 and 17 name the failed payment (docs/contract.md#2), whose own page says more. */
function failedTransaction({ type, errorData }: PlatformRefusal): string | undefined {
  const isBilling = type === "BillingServiceErrorException" || type === "BillingTransactionDeclinedException";
  const { transaction } = errorData;
  return isBilling && typeof transaction === "string" && isTransactionId(transaction)
    ? transaction
    : undefined;
}
