import type { Translate } from "~/i18n/translator";
import { Button, ButtonLink } from "~/ui/button";
import { CheckboxField } from "~/ui/form/checkbox-field";
import { ChoiceField } from "~/ui/form/choice-field";
import { Field } from "~/ui/form/field";
import { SelectField } from "~/ui/form/select-field";
import { SubmitButton } from "~/ui/form/submit-button";
import { Icon } from "~/ui/icons/icon";
import { Specimen, Wide } from "./specimen";

const variants = ["primary", "secondary", "ghost", "danger"] as const;
const sizes = ["s", "m", "l"] as const;

/** What is pressed and filled in. Names of fields carry `id`, as the page shows each several times. */
export function FormSpecimens({ t, id }: { t: Translate; id: string }) {
  const choices = ["common.deposit", "common.withdraw", "common.history"] as const;
  const options = choices.map((key) => ({ value: key, label: t(key) }));
  const wrong = [t("common.fieldsValidatorErrors.requiredField")];
  return (
    <>
      <Specimen name="Button">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} type="button">
            {t("common.deposit")}
          </Button>
        ))}
        {sizes.map((size) => (
          <Button key={size} size={size} type="button">
            <Icon name="wallet" />
            {t("common.deposit")}
          </Button>
        ))}
      </Specimen>
      <Specimen name="Button: disabled, busy">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} type="button" disabled>
            {t("common.deposit")}
          </Button>
        ))}
        <SubmitButton isPending label={t("deposit.submit")} pendingLabel={t("deposit.submitting")} />
      </Specimen>
      <Specimen name="ButtonLink, icon-button">
        <ButtonLink href="#" variant="secondary">
          {t("common.signIn")}
        </ButtonLink>
        <button type="button" className="icon-button" aria-label={t("common.close")}>
          <Icon name="close" />
        </button>
      </Specimen>
      <Specimen name="Field">
        <Wide>
          <Field
            label={t("deposit.amount")}
            hint={t("deposit.summary.noFee")}
            inputProps={{ name: `amount-${id}`, defaultValue: "20.00", required: true }}
          />
        </Wide>
        <Wide>
          <Field label={t("deposit.amount")} errors={wrong} inputProps={{ name: `wrong-${id}` }} />
        </Wide>
        <Wide>
          <Field
            label={t("deposit.amount")}
            inputProps={{ name: `shut-${id}`, disabled: true, placeholder: "20.00" }}
          />
        </Wide>
      </Specimen>
      <Specimen name="SelectField">
        <Wide>
          <SelectField label={t("deposit.methods")} selectProps={{ name: `method-${id}`, options }} />
        </Wide>
        <Wide>
          <SelectField
            label={t("deposit.methods")}
            errors={wrong}
            selectProps={{ name: `wrong-method-${id}`, options, emptyLabel: "", required: true }}
          />
        </Wide>
      </Specimen>
      <Specimen name="CheckboxField">
        <CheckboxField
          label={t("deposit.offers.details")}
          inputProps={{ name: `terms-${id}`, defaultChecked: true }}
        />
        <CheckboxField label={t("deposit.offers.details")} inputProps={{ name: `news-${id}` }} />
        <CheckboxField
          label={t("deposit.offers.details")}
          errors={[t("common.fieldsValidatorErrors.uncheckedCheckbox")]}
          inputProps={{ name: `needed-${id}` }}
        />
      </Specimen>
      <Specimen name="ChoiceField">
        <Wide>
          <ChoiceField
            name={`choice-${id}`}
            legend={t("deposit.methods")}
            choices={options}
            defaultValue={choices[0]}
          />
        </Wide>
      </Specimen>
    </>
  );
}
