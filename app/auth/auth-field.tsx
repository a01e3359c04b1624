import { type FieldMetadata, getInputProps } from "@conform-to/react";
import type { InputHTMLAttributes } from "react";
import { Field } from "~/ui/field";

export interface AuthFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  field: FieldMetadata<string>;
  label: string;
  errors: string[] | undefined;
  type?: "text" | "password";
  /** What a dialog gives the focus to. */
  "data-focus"?: "";
  /** From the first byte on, where a document comes back with something wrong. */
  hasFocus?: boolean;
}

export function AuthField({ field, label, errors, type = "text", hasFocus, ...rest }: AuthFieldProps) {
  // React wants keys given by name, not spread.
  const { key: _, ...inputProps } = getInputProps(field, { type });
  return <Field label={label} errors={errors} inputProps={{ ...inputProps, ...rest, autoFocus: hasFocus }} />;
}
