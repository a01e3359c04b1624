import { refusalText } from "~/forms/account-form/refusal-text.server";
import { requirementOf } from "~/forms/account-requirements/requirements";
import { fieldIssue, type Issue, issueOf } from "~/forms/validation/issue";
import { serverIssues } from "~/forms/validation/server-issues.server";
import { roundInwards } from "~/forms/validation/typed-amount";
import type { PlatformRefusal, ServerErrorType } from "~/platform/errors";
import { fieldErrors, refusedAmount, refusedMoment, waitSeconds } from "~/platform/refusal-details";
import { type PaymentForm, SAVED_FIELD } from "./payment-form";
import type { PaymentRefusal, RefusalNextStep } from "./payment-refusal";
import type { Payment } from "./payment-schema";

export interface ExplainedRefusal {
  refusal: PaymentRefusal | null;
  fields: Record<string, Issue[]>;
}

/** Links offered for each type of refusal, beside its message (docs/contract.md#2, #row-5 to #row-29). */
const nextStepsByError: Partial<Record<ServerErrorType, readonly RefusalNextStep[]>> = {
  BillingUnavailableException: ["otherMethod"],
  BillingServiceErrorException: ["otherMethod", "support"],
  BillingTransactionDeclinedException: ["otherMethod", "support"],
  BillingDepositLimitExceededException: ["limits"],
  WithdrawalDeclinedException: ["support"],
  RequisitesFraudulentException: ["support"],
  InternalServerErrorException: ["history", "support"],
  UnknownErrorException: ["history", "support"],
};

/** How a payment form shows a refusal: its field errors, and the notice above the form. */
export function explainRefusal(
  refusal: PlatformRefusal,
  form: PaymentForm,
  payment: Pick<Payment, "saved">,
): ExplainedRefusal {
  const { type } = refusal;
  const text = refusalText(refusal);
  const need = requirementOf(refusal);
  if (need) return { refusal: { kind: "need", need, text }, fields: {} };
  const fields = { ...serverIssues(blamedFields(refusal, payment)), ...amountIssue(refusal, form) };
  const isShownByFields =
    Object.keys(fields).length > 0 && Object.keys(fields).every((name) => isShown(name, form));
  const nextSteps = nextStepsByError[type] ?? [];
  const until = refusedMoment(refusal, "expired_at");
  if (isShownByFields && nextSteps.length === 0 && !until) return { refusal: null, fields };
  return {
    fields,
    refusal: {
      kind: "text",
      text,
      nextSteps,
      ...(type === "TooManyRequestsException" && { seconds: waitSeconds(refusal) }),
      ...(until && { until }),
    },
  };
}

/** The platform's word for saved details is that of a field called `id`. */
function blamedFields(refusal: PlatformRefusal, { saved }: Pick<Payment, "saved">) {
  const { "requisites.id": id, ...others } = fieldErrors(refusal);
  return id === undefined ? others : { ...others, [saved ? SAVED_FIELD : "requisites.id"]: id };
}

/** Errors of the amount name the limits that apply. */
function amountIssue(refusal: PlatformRefusal, form: PaymentForm): Record<string, Issue[]> {
  const { type, code } = refusal;
  const { currency } = form.min;
  const money = (name: string) => refusedAmount(refusal, name, currency);
  const available = money("available_amount");
  if (type === "BillingDepositLimitExceededException" || type === "WithdrawalLimitsPeriodExceededException")
    return available ? { amount: [issueOf("payment.available", { available })] } : {};
  if (code === "INSUFFICIENT_FUNDS") return { amount: [issueOf("errors.codes.INSUFFICIENT_FUNDS")] };
  const blamed = fieldErrors(refusal).amount;
  if (type === "WithdrawalLimitsExceededException" || blamed === "MIN" || blamed === "MAX") {
    const [low, high] = [money("min_amount") ?? form.min, money("max_amount") ?? form.max];
    const { min, max } = roundInwards({ min: low.amount, max: high.amount }, form.decimals);
    return {
      amount: [fieldIssue("sumError", { min: { ...low, amount: min }, max: { ...high, amount: max } })],
    };
  }
  return {};
}

function isShown(name: string, { fields }: PaymentForm): boolean {
  const shown = ["amount", "campaign_offer_id", SAVED_FIELD];
  return shown.includes(name) || fields.some(({ sysname }) => name === `requisites.${sysname}`);
}
