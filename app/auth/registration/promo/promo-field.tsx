import type { FieldMetadata } from "@conform-to/react";
import { useTranslate } from "~/i18n/use-translate";
import { CheckboxField } from "~/ui/checkbox-field";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import type { FormValues } from "../model/form-model";
import { usePromoCheck } from "./use-promo-check";

interface PromoFieldProps {
  field: FieldMetadata<string>;
  errors: string[] | undefined;
  values: FormValues;
}

/** A code for whoever has one. The stylesheet shows its field when the box is ticked, so that needs no script. */
export function PromoField({ field, errors, values }: PromoFieldProps) {
  const t = useTranslate();
  const { state, type } = usePromoCheck(values.promo_code ?? "");
  const told = state === "invalid" ? [t("common.promoCodeErrors.INVALID")] : undefined;
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
          errors={told ?? (state === "none" ? errors : undefined)}
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
        <p role="status" className={state === "valid" ? "promo-state is-valid" : "promo-state"}>
          {state === "loading" && t("auth.registration.promoChecking")}
          {state === "valid" && (
            <>
              <Icon name="check" />
              {t("auth.registration.promoValid")}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
