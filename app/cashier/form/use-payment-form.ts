import { type SubmissionResult, useForm } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { useIssueTexts } from "~/validation/use-issue-texts";
import type { PaymentForm } from "./payment-form";
import type { PaymentAnswer } from "./payment-refusal";
import { judgePayment, type Payment, type PaymentInput } from "./payment-schema";

type PaymentValues = Readonly<Record<string, string>>;

interface UsePaymentForm {
  id: string;
  form: PaymentForm;
  answer: PaymentAnswer<SubmissionResult> | undefined;
  /** What may depend on what is typed. */
  factsOf?: (posted: FormData) => PaymentInput;
}

/** A form of money in the browser: judged while it is filled in, sent once, and as it was when it comes back. */
export function usePaymentForm({ id, form: model, answer, factsOf }: UsePaymentForm) {
  const navigation = useNavigation();
  const isPending = navigation.state !== "idle" && navigation.formData?.get("_token") !== undefined;
  const issueTexts = useIssueTexts();
  const [form] = useForm<PaymentValues, Payment>({
    id,
    lastResult: isPending ? null : answer?.result,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => judgePayment(model, formData, factsOf?.(formData)),
  });
  const errors = form.allErrors;
  const wrong = Object.keys(errors);
  return {
    form,
    isPending,
    values: { ...model.values, ...answer?.values },
    token: answer?.token ?? model.token,
    errorsOf: (name: string) => issueTexts(errors[name]),
    /** The document that brings the refusal has the focus on the first wrong field from the start. */
    hasFocus: (name: string) => answer !== undefined && wrong[0] === name,
  };
}

export type PaymentState = ReturnType<typeof usePaymentForm>;
