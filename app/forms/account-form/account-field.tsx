import { type FieldMetadata, getInputProps } from "@conform-to/react";
import type { InputHTMLAttributes } from "react";
import { useIssueTexts } from "~/forms/validation/use-issue-texts";
import { Field } from "~/ui/form/field";
import { useIsFirstWrong } from "./account-form";

interface AccountFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  field: FieldMetadata<string>;
  label: string;
  hint?: string;
  type?: "text" | "password" | "tel";
}

/** A single-line input of an account form. */
export function AccountField({ field, label, hint, type = "text", ...rest }: AccountFieldProps) {
  const issueTexts = useIssueTexts({ isPlain: true });
  const autoFocus = useIsFirstWrong(field.name);
  // React does not accept `key` in spread props.
  const { key: _, ...inputProps } = getInputProps(field, { type });
  return (
    <Field
      label={label}
      hint={hint}
      errors={issueTexts(field.errors)}
      inputProps={{ ...inputProps, ...rest, autoFocus }}
    />
  );
}
