import type { FieldMetadata } from "@conform-to/react";
import { useState } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { Field } from "~/ui/field";
import { SelectField } from "~/ui/select-field";
import { stripEmoji } from "~/validation/emoji";
import { maskInput } from "~/validation/mask-input";
import { PasswordField } from "../../login/password-field";
import { type FormField, optionsOf, type RegistrationModel } from "../model/form-model";
import { typingOf } from "./autocomplete";
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
  return optionsOf(definition) ? <ChosenField {...props} /> : <TypedField {...props} />;
}

function TypedField({ definition, field, errors, model, hasFocus }: RegistrationFieldProps) {
  const { sysname, type, attributes, label, placeholder } = definition;
  const { mask, options, is_required } = attributes;
  const typing = typingOf(sysname, mask);
  return (
    <Field
      label={label}
      errors={errors}
      inputProps={{
        ...typing,
        type: type === "date" ? "date" : (typing.type ?? "text"),
        id: field.id,
        name: sysname,
        form: field.formId,
        required: is_required,
        placeholder,
        defaultValue: model.values[sysname],
        autoFocus: hasFocus,
        min: options?.min_date,
        max: options?.max_date,
        maxLength: mask ? undefined : options?.max_length,
        onInput({ currentTarget }) {
          if (model.preventEmoji.includes(sysname)) withoutEmoji(currentTarget);
          if (mask) maskInput(currentTarget, mask);
        },
      }}
    />
  );
}

function withoutEmoji(input: HTMLInputElement) {
  const text = stripEmoji(input.value);
  if (text !== input.value) input.value = text;
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
