import { type FieldMetadata, getInputProps } from "@conform-to/react";
import type { InputHTMLAttributes } from "react";
import { Field } from "~/ui/form/field";

export interface AuthFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  field: FieldMetadata<string>;
  label: string;
  errors: string[] | undefined;
  type?: "text" | "password";
  /** Marks the field that a dialog focuses. */
  "data-focus"?: "";
  /** Marked as required where given; every other field is required too. */
  required?: boolean;
  /** Renders `autoFocus`, which works without script too. */
  hasFocus?: boolean;
}

export function AuthField({
  field,
  label,
  errors,
  type = "text",
  hasFocus,
  required,
  ...rest
}: AuthFieldProps) {
  // React does not accept `key` in spread props.
  const { key: _, ...inputProps } = getInputProps(field, { type });
  return (
    <Field
      label={label}
      errors={errors}
      isRequired={required ?? false}
      inputProps={{ ...inputProps, required: required ?? true, ...rest, autoFocus: hasFocus }}
    />
  );
}
