import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { Notice } from "~/ui/feedback/notice";
import { SubmitButton } from "~/ui/form/submit-button";
import { useFormats } from "~/ui/format/formats";
import { Money } from "~/ui/format/money";
import { AmountField } from "../form/amount-field";
import { PayBar, type PayRow } from "../form/pay-bar";
import type { PaymentForm } from "../form/payment-form";
import { PaymentNotice } from "../form/payment-notice";
import type { PaymentAnswer } from "../form/payment-refusal";
import { RequisitesFields } from "../form/requisites-fields";
import { usePaymentForm } from "../form/use-payment-form";
import type { MethodSummary } from "../payment-methods";
import type { WithdrawReview } from "./steps/review.server";
import { BURN_AGREED, withdrawPath } from "./withdraw-query";

interface WithdrawFormProps {
  form: PaymentForm;
  method: MethodSummary;
  answer: PaymentAnswer<SubmissionResult> | undefined;
  /** Bonus money that the player has agreed to lose. */
  burning: WithdrawReview["burning"];
}

/** Amount and payment details. Submits to the review; nothing is sent to the platform yet. */
export function WithdrawForm({ form, method, answer, burning }: WithdrawFormProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { percent } = useFormats();
  const state = usePaymentForm({ id: "withdraw", form, answer });
  const action = withdrawPath({ method: form.sysname, isAgreed: burning !== null });
  const { fee, time } = method;
  const rows: PayRow[] = [
    {
      label: t("cashier.method.fee"),
      value: fee
        ? percent(Number(fee))
        : t(fee === null ? "cashier.method.feeUnknown" : "cashier.method.noFee"),
    },
    ...(time ? [{ label: t("cashier.method.time"), value: time, kind: "minor" as const }] : []),
  ];
  return (
    <form {...getFormProps(state.form)} method="post" action={localePath(action)} className="grid gap-5">
      {answer?.refusal && <PaymentNotice refusal={answer.refusal} methods={withdrawPath({})} />}
      {burning && (
        <Notice tone="warning" title={t("withdraw.burns")}>
          <Money value={burning} />
        </Notice>
      )}
      <input type="hidden" name="intent" value="review" />
      <input type="hidden" name="method" value={form.sysname} />
      {burning && <input type="hidden" name="burn" value={BURN_AGREED} />}
      <AmountField form={form} state={state} label={t("cashier.transaction.amount")} />
      <RequisitesFields form={form} state={state} />
      <PayBar label={t("cashier.withdraw.title")} rows={rows}>
        <SubmitButton isPending={state.isPending} label={t("withdraw.toReview")} />
      </PayBar>
    </form>
  );
}
