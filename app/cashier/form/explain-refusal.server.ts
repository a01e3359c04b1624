import { refusalText } from "~/account-form/refusal-text.server";
import { requirementOf } from "~/account-requirements/requirements";
import type { PlatformRefusal, ServerErrorType } from "~/platform/errors";
import { fieldErrors, refusedAmount, refusedMoment, waitSeconds } from "~/platform/refusal-details";
import { fieldIssue, type Issue, issueOf } from "~/validation/issue";
import { serverIssues } from "~/validation/server-issues.server";
import type { PaymentForm } from "./payment-form";
import type { PaymentRefusal, RefusalNextStep } from "./payment-refusal";

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
export function explainRefusal(refusal: PlatformRefusal, form: PaymentForm): ExplainedRefusal {
  const { type } = refusal;
  const text = refusalText(refusal);
  const need = requirementOf(refusal);
  if (need) return { refusal: { kind: "need", need, text }, fields: {} };
  const fields = { ...serverIssues(fieldErrors(refusal)), ...amountIssue(refusal, form) };
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

/** Errors of the amount name the limits that apply. */
function amountIssue(refusal: PlatformRefusal, { min, max }: PaymentForm): Record<string, Issue[]> {
  const { type, code } = refusal;
  const money = (name: string) => refusedAmount(refusal, name, min.currency);
  const available = money("available_amount");
  if (type === "BillingDepositLimitExceededException" || type === "WithdrawalLimitsPeriodExceededException")
    return available ? { amount: [issueOf("payment.available", { available })] } : {};
  if (code === "INSUFFICIENT_FUNDS") return { amount: [issueOf("errors.codes.INSUFFICIENT_FUNDS")] };
  const blamed = fieldErrors(refusal).amount;
  if (type === "WithdrawalLimitsExceededException" || blamed === "MIN" || blamed === "MAX")
    return {
      amount: [fieldIssue("sumError", { min: money("min_amount") ?? min, max: money("max_amount") ?? max })],
    };
  return {};
}

function isShown(name: string, { fields }: PaymentForm): boolean {
  const shown = ["amount", "campaign_offer_id", "requisites.id"];
  return shown.includes(name) || fields.some(({ sysname }) => name === `requisites.${sysname}`);
}
