import type { FieldMetadata } from "@conform-to/react";
import { PromoCheckState } from "~/features/promotions/promo-code/promo-check-state";
import { usePromoCheck } from "~/features/promotions/promo-code/use-promo-check";
import { useTranslate } from "~/i18n/use-translate";
import { CheckboxField } from "~/ui/form/checkbox-field";
import { Field } from "~/ui/form/field";
import type { FormValues } from "../model/form-model";

interface PromoFieldProps {
  field: FieldMetadata<string>;
  errors: string[] | undefined;
  values: FormValues;
}

/** An optional promo code. CSS shows the input when the box is ticked, so that needs no script. */
export function PromoField({ field, errors, values }: PromoFieldProps) {
  const t = useTranslate();
  const { state, type } = usePromoCheck(values.promo_code ?? "");
  const checkErrors = state === "invalid" ? [t("common.promoCodeErrors.INVALID")] : undefined;
  return (
    <div className="promo">
      <CheckboxField
        label={t("auth.registration.hasPromoCode")}
        inputProps={{
          id: `${field.id}-toggle`,
          name: "hasPromocode",
          form: field.formId,
          defaultChecked: values.hasPromocode === "1",
        }}
      />
      <div className="promo-code">
        <Field
          label={t("auth.registration.promoCode")}
          errors={checkErrors ?? (state === "none" ? errors : undefined)}
          inputProps={{
            id: field.id,
            name: "promo_code",
            form: field.formId,
            defaultValue: values.promo_code,
            autoComplete: "off",
            autoCapitalize: "characters",
            spellCheck: false,
            maxLength: 64,
            onInput: ({ currentTarget }) => type(currentTarget.value),
          }}
        />
        <PromoCheckState state={state} />
      </div>
    </div>
  );
}
