import type { RegistrationFieldProps } from "~/features/auth/registration/controls/registration-field-props";
import { PasswordField } from "~/features/auth/sign-in/password-field";
import { ChosenField } from "~/forms/validation/fields/chosen-field";
import { optionsOf, preselectsFirst } from "~/forms/validation/fields/form-field";
import { TypedField } from "~/forms/validation/fields/typed-field";
import { useTranslate } from "~/i18n/use-translate";
import { PhoneField } from "./phone-field";

/** A field as the server defines it (docs/contract.md#3.1). */
export function RegistrationField(props: RegistrationFieldProps) {
  const t = useTranslate();
  const { definition, field, errors, hasFocus } = props;
  const { type, label } = definition;
  if (type === "phone") return <PhoneField {...props} />;
  if (type === "password") {
    return (
      <PasswordField
        field={field}
        label={label}
        errors={errors}
        required={definition.attributes.is_required}
        hasFocus={hasFocus}
        autoComplete="new-password"
      />
    );
  }
  const { model, onCountry } = props;
  if (optionsOf(definition))
    return (
      <ChosenField
        definition={definition}
        id={field.id}
        formId={field.formId}
        value={model.values[definition.sysname]}
        errors={errors}
        flags={model.flags}
        emptyLabel={preselectsFirst(definition) ? undefined : t("auth.registration.choose")}
        hasFocus={hasFocus}
        onCountry={onCountry}
      />
    );
  return (
    <TypedField
      definition={definition}
      id={field.id}
      name={definition.sysname}
      formId={field.formId}
      value={model.values[definition.sysname]}
      errors={errors}
      preventEmoji={model.preventEmoji}
      hasFocus={hasFocus}
    />
  );
}
