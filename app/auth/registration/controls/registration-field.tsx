import type { FieldMetadata } from "@conform-to/react";
import { useState } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { SelectField } from "~/ui/select-field";
import { type FormField, optionsOf } from "~/validation/fields/form-field";
import { TypedField } from "~/validation/fields/typed-field";
import { typingOf } from "~/validation/fields/typing";
import { PasswordField } from "../../login/password-field";
import type { RegistrationModel } from "../model/form-model";
import { PhoneField } from "./phone-field";

export interface RegistrationFieldProps {
  definition: FormField;
  field: FieldMetadata<string>;
  errors: string[] | undefined;
  model: RegistrationModel;
  hasFocus: boolean;
  /** The country decides what else is asked. */
  onCountry: () => void;
}

/** A field as the server defines it (contract 3.1). */
export function RegistrationField(props: RegistrationFieldProps) {
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
  if (optionsOf(definition)) return <ChosenField {...props} />;
  const { model } = props;
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

function ChosenField({ definition, field, errors, model, hasFocus, onCountry }: RegistrationFieldProps) {
  const t = useTranslate();
  const { sysname, type, attributes, label, placeholder } = definition;
  const [chosen, choose] = useState(model.values[sysname] ?? "");
  const isCountry = type === "country_code";
  // What begins with its first choice has no empty one (specification 4).
  const isEmptyOffered = type !== "region" && sysname !== "document_type";
  return (
    <SelectField
      label={label}
      errors={errors}
      selectProps={{
        id: field.id,
        name: sysname,
        form: field.formId,
        required: attributes.is_required,
        autoComplete: typingOf(sysname, undefined).autoComplete,
        options: optionsOf(definition) ?? [],
        emptyLabel: isEmptyOffered ? (placeholder ?? t("auth.registration.choose")) : undefined,
        icon: isCountry ? model.flags[chosen.toLowerCase()] : undefined,
        defaultValue: model.values[sysname] ?? "",
        autoFocus: hasFocus,
        onChange: ({ currentTarget }) => {
          choose(currentTarget.value);
          if (isCountry) onCountry();
        },
      }}
    />
  );
}
