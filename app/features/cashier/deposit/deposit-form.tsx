import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { useLocation } from "@remix-run/react";
import { useCallback, useState } from "react";
import { withoutDialog } from "~/dialogs/address/requested-dialog";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Notice } from "~/ui/feedback/notice";
import { SubmitButton } from "~/ui/form/submit-button";
import { AmountField } from "../form/amount-field";
import { PaymentNotice } from "../form/payment-notice";
import type { PaymentAnswer, PaymentRefusal } from "../form/payment-refusal";
import { RequisitesFields } from "../form/requisites-fields";
import { usePaymentForm } from "../form/use-payment-form";
import { DepositSummary } from "./deposit-summary";
import { depositTerms } from "./deposit-terms";
import type { ChosenMethod } from "./deposit-view";
import { OfferChoice } from "./offer-choice";

interface DepositFormProps {
  chosen: ChosenMethod;
  answer: PaymentAnswer<SubmissionResult> | undefined;
  /** Refusal of a deposit that was settled after the player had left the page. */
  late: PaymentRefusal | null;
}

/** Amount, payment details, bonus and summary: the second and third step of a deposit. */
export function DepositForm({ chosen, answer, late }: DepositFormProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { pathname, search } = useLocation();
  const { form: model, method, offers } = chosen;
  const inputOf = useCallback((posted: FormData) => depositTerms(offers, posted, model), [offers, model]);
  const state = usePaymentForm({ id: "deposit", form: model, answer, inputOf });
  const { values } = state;
  const [amount, setAmount] = useState((values.amount || values.preset) ?? "");
  const refusal = answer ? answer.refusal : late;
  return (
    <form
      method="post"
      action={localePath(pathname + withoutDialog(search))}
      data-keep-scroll=""
      {...getFormProps(state.form)}
      className="grid gap-5"
    >
      <input type="hidden" name="_token" value={state.token} />
      {refusal && !state.isPending && <PaymentNotice refusal={refusal} methods={paths.deposit()} />}
      {method.isMobileOnly && <Notice>{t("deposit.mobileOnly")}</Notice>}
      <AmountField form={model} state={state} label={t("deposit.amount")} onAmount={setAmount} />
      <RequisitesFields form={model} state={state} />
      {offers.length > 0 && <OfferChoice offers={offers} state={state} />}
      <DepositSummary
        method={method}
        amount={state.errorsOf("amount") ? "" : amount}
        decimals={model.decimals}
      >
        {(label) => (
          <SubmitButton isPending={state.isPending} label={label} pendingLabel={t("deposit.submitting")} />
        )}
      </DepositSummary>
    </form>
  );
}
