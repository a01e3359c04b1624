import { getFormProps } from "@conform-to/react";
import { type FormEvent, useRef } from "react";
import type { LazyRules } from "~/forms/validation/lazy-rules";
import { useRuledForm } from "~/forms/validation/use-ruled-form";
import type { AuthAnswer } from "./auth-answer";
import { useReadySubmit } from "./use-ready-submit";

interface SchemaFormState {
  answer: AuthAnswer | undefined;
  isPending: boolean;
}

/** A form that the browser validates by the rules of its action, with what the last answer said of its fields. */
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
