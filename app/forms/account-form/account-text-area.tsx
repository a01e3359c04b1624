import { type FieldMetadata, getTextareaProps } from "@conform-to/react";
import { useIssueTexts } from "~/forms/validation/use-issue-texts";
import { classes } from "~/ui/class-names";
import { controlProps, FieldFrame } from "~/ui/form/field-frame";
import { useIsFirstWrong } from "./account-form";

interface AccountTextAreaProps {
  field: FieldMetadata<string>;
  label: string;
  hint?: string;
  rows: number;
}

/** A multi-line input of an account form. */
export function AccountTextArea({ field, label, hint, rows }: AccountTextAreaProps) {
  const issueTexts = useIssueTexts({ isPlain: true });
  const autoFocus = useIsFirstWrong(field.name);
  // React does not accept `key` in spread props.
  const { key: _, ...textAreaProps } = getTextareaProps(field);
  const words = { label, hint, errors: issueTexts(field.errors) };
  const control = controlProps(field.id, words);
  return (
    <FieldFrame id={field.id} {...words}>
      <textarea
        {...{ ...textAreaProps, ...control, rows, autoFocus }}
        className={classes(control.className, "py-3")}
      />
    </FieldFrame>
  );
}
