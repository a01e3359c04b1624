import type { FieldMetadata } from "@conform-to/react";
import { ChosenField } from "~/forms/validation/fields/chosen-field";
import { type FormField, optionsOf } from "~/forms/validation/fields/form-field";
import { TypedField } from "~/forms/validation/fields/typed-field";
import { useIssueTexts } from "~/forms/validation/use-issue-texts";
import { useTranslate } from "~/i18n/use-translate";
import { useIsFirstWrong } from "./account-form";

interface AccountServerFieldProps {
  definition: FormField;
  field: FieldMetadata<string>;
  value: string | undefined;
  flags: Readonly<Record<string, string>>;
  preventEmoji: readonly string[];
  onCountry: () => void;
}

/** A field of an account form as the server defines it (docs/contract.md#3.1): its type, mask, choices and rules. */
export function AccountServerField({
  definition,
  field,
  flags,
  preventEmoji,
  onCountry,
  ...rest
}: AccountServerFieldProps) {
  const t = useTranslate();
  const issueTexts = useIssueTexts();
  const shared = {
    ...rest,
    definition,
    id: field.id,
    formId: field.formId,
    errors: issueTexts(field.errors),
    hasFocus: useIsFirstWrong(field.name),
  };
  if (!optionsOf(definition))
    return <TypedField {...shared} name={definition.sysname} preventEmoji={preventEmoji} />;
  return <ChosenField {...shared} flags={flags} emptyLabel={t("accountForm.choose")} onCountry={onCountry} />;
}
