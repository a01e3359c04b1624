import { Field } from "~/ui/form/field";
import { stripEmoji } from "../emoji";
import { maskInput } from "../mask-input";
import type { FormField } from "./form-field";
import { typingOf } from "./input-attributes";

interface TypedFieldProps {
  definition: FormField;
  id: string;
  /** Name in the submitted form. */
  name: string;
  formId?: string;
  value?: string;
  errors: string[] | undefined;
  hint?: string;
  preventEmoji: readonly string[];
  hasFocus?: boolean;
}

/** A text field defined by the server (docs/contract.md#3.1), with its mask and keyboard. */
export function TypedField({
  definition,
  id,
  name,
  formId,
  value,
  errors,
  hint,
  preventEmoji,
  hasFocus,
}: TypedFieldProps) {
  const { sysname, attributes, label, placeholder } = definition;
  const { mask, options, is_required } = attributes;
  const typing = typingOf(definition);
  return (
    <Field
      label={label}
      hint={hint}
      errors={errors}
      inputProps={{
        ...typing,
        type: typing.type ?? "text",
        id,
        name,
        form: formId,
        required: is_required,
        placeholder,
        defaultValue: value,
        autoFocus: hasFocus,
        min: options?.min_date,
        max: options?.max_date,
        maxLength: mask ? undefined : options?.max_length,
        onInput({ currentTarget }) {
          if (preventEmoji.includes(sysname)) withoutEmoji(currentTarget);
          if (mask) maskInput(currentTarget, mask);
        },
      }}
    />
  );
}

function withoutEmoji(input: HTMLInputElement) {
  const text = stripEmoji(input.value);
  if (text !== input.value) input.value = text;
}
