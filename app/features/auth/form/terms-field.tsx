import { linkTarget } from "~/content/rich-text/editor-links";
import type { AuthData } from "~/features/auth/auth-data.server";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { CheckboxField } from "~/ui/form/checkbox-field";

interface TermsFieldProps {
  id: string;
  terms: AuthData["terms"];
  isChecked: boolean;
  isRequired?: boolean;
  errors: string[] | undefined;
  onChange?: (isChecked: boolean) => void;
}

/** The checkbox for the terms, required before anything starts (docs/product.md#5). */
export function TermsField({ id, terms, isChecked, isRequired, errors, onChange }: TermsFieldProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <div>
      <CheckboxField
        label={t("auth.registration.terms")}
        errors={errors}
        inputProps={{
          id,
          name: "terms",
          defaultChecked: isChecked,
          required: isRequired,
          onChange: ({ currentTarget }) => onChange?.(currentTarget.checked),
        }}
      />
      {terms.url && (
        <a
          {...linkTarget(localePath, { url: terms.url })}
          target="_blank"
          rel="noopener"
          className="dialog-link text-sm"
        >
          {t("auth.registration.readTerms")}
        </a>
      )}
    </div>
  );
}
