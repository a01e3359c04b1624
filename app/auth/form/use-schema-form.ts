import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type FormEvent, useRef } from "react";
import type { z } from "zod";
import type { AuthAnswer } from "./auth-answer";
import { useReadySubmit } from "./use-ready-submit";

interface SchemaFormState {
  answer: AuthAnswer | undefined;
  isPending: boolean;
}

/** A form that the browser validates by the schema of its action, with what the last answer said of its fields. */
export function useSchemaForm<Values extends Record<string, unknown>>(
  id: string,
  schema: z.ZodType<Values>,
  { answer, isPending }: SchemaFormState,
  shouldValidate: "onBlur" | "onSubmit" = "onBlur",
) {
  const [form, fields] = useForm<Values>({
    id,
    lastResult: isPending ? null : answer?.result,
    shouldValidate,
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
  const element = useRef<HTMLFormElement>(null);
  const isReady = useReadySubmit(element, schema);
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
