import type { SubmissionResult } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { useMemo } from "react";
import type { LazyRules } from "~/forms/validation/lazy-rules";
import { useIssueTexts } from "~/forms/validation/use-issue-texts";
import { useRuledForm } from "~/forms/validation/use-ruled-form";
import type { PaymentForm } from "./payment-form";
import type { PaymentAnswer } from "./payment-refusal";
import type { Payment, PaymentInput } from "./payment-schema";

type PaymentValues = Readonly<Record<string, string>>;

interface UsePaymentForm {
  id: string;
  form: PaymentForm;
  answer: PaymentAnswer<SubmissionResult> | undefined;
  /** Rules that depend on the current input. */
  inputOf?: (posted: FormData) => PaymentInput;
}

/** State of a payment form in the browser: validation, pending state, and the submitted values after a refusal. */
export function usePaymentForm({ id, form: model, answer, inputOf }: UsePaymentForm) {
  const navigation = useNavigation();
  const isPending = navigation.state !== "idle" && navigation.formData?.get("_token") !== undefined;
  const issueTexts = useIssueTexts();
  const rules = useMemo(
    (): LazyRules<Payment> => () =>
      import("./payment-schema").then(
        ({ judgePayment }) =>
          (posted) =>
            judgePayment(model, posted, inputOf?.(posted)),
      ),
    [model, inputOf],
  );
  const { form } = useRuledForm<PaymentValues, Payment>({
    id,
    lastResult: isPending ? null : answer?.result,
    rules,
  });
  const errors = form.allErrors;
  const invalidNames = Object.keys(errors);
  return {
    form,
    isPending,
    values: { ...model.values, ...answer?.values },
    token: answer?.token ?? model.token,
    errorsOf: (name: string) => issueTexts(errors[name]),
    /** Whether this is the first invalid field of the response: it gets `autoFocus`. */
    hasFocus: (name: string) => answer !== undefined && invalidNames[0] === name,
  };
}

export type PaymentState = ReturnType<typeof usePaymentForm>;
