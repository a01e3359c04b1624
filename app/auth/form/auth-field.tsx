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
  /** Renders `autoFocus`, which works without script too. */
  hasFocus?: boolean;
}

export function AuthField({ field, label, errors, type = "text", hasFocus, ...rest }: AuthFieldProps) {
  // React does not accept `key` in spread props.
  const { key: _, ...inputProps } = getInputProps(field, { type });
  return <Field label={label} errors={errors} inputProps={{ ...inputProps, ...rest, autoFocus: hasFocus }} />;
}
