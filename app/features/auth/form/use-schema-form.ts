import { getFormProps } from "@conform-to/react";
import { type FormEvent, type RefObject, useMemo, useRef } from "react";
import type { Judge } from "~/forms/validation/judge";
import type { LazyRules } from "~/forms/validation/lazy-rules";
import { useRuledForm } from "~/forms/validation/use-ruled-form";
import type { AuthAnswer } from "./auth-answer";
import { isAutofilled, missingFields, useWatchedForm } from "./use-watched-form";

interface SchemaFormState {
  answer: AuthAnswer | undefined;
  isPending: boolean;
}

/** A form that the browser validates by the rules of its action, with the field errors of the last answer. */
export function useSchemaForm<Values extends Record<string, unknown>>(
  id: string,
  rules: LazyRules<Values>,
  { answer, isPending }: SchemaFormState,
  shouldValidate: "onBlur" | "onSubmit" = "onBlur",
) {
  const { form, fields, judge } = useRuledForm<Values, Values>({
    id,
    lastResult: isPending ? null : answer?.result,
    shouldValidate,
    rules,
  });
  const element = useRef<HTMLFormElement>(null);
  const isReady = useReadySubmit(element, judge);
  const formProps = getFormProps(form);
  return {
    fields,
    isReady,
    /** `send` gets the submit event after validation, which may have prevented it. */
    propsOf: (send: (event: FormEvent<HTMLFormElement>) => void) => ({
      ...formProps,
      ref: element,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        formProps.onSubmit(event);
        send(event);
      },
    }),
  };
}

/**
 * Whether the submit button is enabled: for valid input (docs/product.md#5), before the rules are loaded for complete
 * input, and after autofill always, so that the button never blocks a form that may be valid.
 */
function useReadySubmit(form: RefObject<HTMLFormElement>, judge: Judge<unknown> | undefined): boolean {
  const isReady = useMemo(
    () => (element: HTMLFormElement) =>
      isAutofilled(element) ||
      (judge ? judge(new FormData(element)).status === "success" : missingFields(element).length === 0),
    [judge],
  );
  return useWatchedForm(form, isReady, true);
}
