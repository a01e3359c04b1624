import { type FieldMetadata, getSelectProps } from "@conform-to/react";
import { useIssueTexts } from "~/forms/validation/use-issue-texts";
import { type Option, SelectField } from "~/ui/form/select-field";
import { useIsFirstWrong } from "./account-form";

interface AccountSelectProps {
  field: FieldMetadata<string>;
  label: string;
  hint?: string;
  options: readonly Option[];
  /** Label of the empty option; without it there is always a selection. */
  emptyLabel?: string;
}

/** A select of an account form. */
export function AccountSelect({ field, label, hint, options, emptyLabel }: AccountSelectProps) {
  const issueTexts = useIssueTexts({ isPlain: true });
  const autoFocus = useIsFirstWrong(field.name);
  // React does not accept `key` in spread props.
  const { key: _, defaultValue, ...selectProps } = getSelectProps(field);
  return (
    <SelectField
      label={label}
      hint={hint}
      errors={issueTexts(field.errors)}
      selectProps={{
        ...selectProps,
        defaultValue: String(defaultValue ?? ""),
        options,
        emptyLabel,
        autoFocus,
      }}
    />
  );
}
