import type { FieldMetadata } from "@conform-to/react";
import { TermsField } from "~/features/auth/form/terms-field";
import { useTranslate } from "~/i18n/use-translate";
import { CheckboxField } from "~/ui/form/checkbox-field";
import { ChoiceField } from "~/ui/form/choice-field";
import type { RegistrationModel } from "../model/form-model";
import { CharacterChoice } from "./character-choice";
import { PromoField } from "./promo-field";

interface RegistrationOptionsProps {
  model: RegistrationModel;
  fieldOf: (name: string) => FieldMetadata<string>;
  errorsOf: (name: string) => string[] | undefined;
}

/** Inputs that the operator's settings add to the platform's fields (docs/product.md#2.3). */
export function RegistrationOptions({ model, fieldOf, errorsOf }: RegistrationOptionsProps) {
  const t = useTranslate();
  const { values, terms, notify, hasBetting, hasPromoCode, characters } = model;
  return (
    <>
      {hasBetting && (
        <ChoiceField
          name="is_betting"
          legend={t("auth.registration.interest")}
          choices={[
            { value: "0", label: t("auth.registration.casino") },
            { value: "1", label: t("auth.registration.betting") },
          ]}
          defaultValue={values.is_betting}
        />
      )}
      {characters.length > 0 && <CharacterChoice characters={characters} values={values} />}
      {hasPromoCode && (
        <PromoField field={fieldOf("promo_code")} errors={errorsOf("promo_code")} values={values} />
      )}
      {terms.isActive && (
        <TermsField
          id={fieldOf("terms").id}
          terms={terms}
          isChecked={values.terms === "1"}
          isRequired
          errors={errorsOf("terms")}
        />
      )}
      {notify.isActive && (
        <CheckboxField
          label={t("auth.registration.notify")}
          inputProps={{ id: fieldOf("notify").id, name: "notify", defaultChecked: values.notify === "1" }}
        />
      )}
    </>
  );
}
