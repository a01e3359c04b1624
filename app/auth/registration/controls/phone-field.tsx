import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { controlProps, FieldFrame } from "~/ui/form/field-frame";
import { Select } from "~/ui/form/select-field";
import { maskInput } from "~/validation/mask-input";
import { phoneMasks, readPhone } from "~/validation/phone-countries";
import type { RegistrationFieldProps } from "./registration-field-props";

/** A phone number with a country select. A pasted or autofilled number selects its country (docs/product.md#5). */
export function PhoneField({ definition, field, errors, model, hasFocus }: RegistrationFieldProps) {
  const t = useTranslate();
  const { sysname, attributes, label, placeholder } = definition;
  const { phoneCountries, values, flags } = model;
  const id = field.id;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [country, setCountry] = useState(values.phone_country_code ?? "");
  const words = { label, errors, isRequired: attributes.is_required };

  function handleInput({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) {
    const text = currentTarget.value;
    const isInternational = /^\s*(?:\+|00)/.test(text);
    const isTyped = (nativeEvent as InputEvent).inputType === "insertText";
    if (isInternational || !isTyped) {
      const read = readPhone(text, phoneCountries, country);
      if (read) {
        setCountry(read.country.country_code);
        currentTarget.value = read.national;
        maskInput(currentTarget, phoneMasks(read.country));
      }
      // An incomplete international number has no known country yet.
      if (read || isInternational) return;
    }
    applyMask(country);
  }

  function applyMask(code: string) {
    const option = phoneCountries.find(({ country_code }) => country_code === code);
    if (input.current && option) maskInput(input.current, phoneMasks(option));
  }

  return (
    <FieldFrame id={id} {...words}>
      <div className="phone" dir="ltr">
        {phoneCountries.length > 0 && (
          <Select
            {...controlProps(listId, { label })}
            aria-label={t("auth.registration.phoneCountry")}
            name="phone_country_code"
            form={field.formId}
            autoComplete="off"
            options={phoneCountries.map(({ country_code, phone_code, name }) => ({
              value: country_code,
              // Wide spaces push the name out of sight, so that the closed list shows the code alone.
              label: `+${phone_code}\u2003\u2003${name}`,
            }))}
            icon={flags[country.toLowerCase()]}
            value={country}
            onChange={({ currentTarget }) => {
              setCountry(currentTarget.value);
              applyMask(currentTarget.value);
            }}
          />
        )}
        <input
          {...controlProps(id, words)}
          ref={input}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          name={sysname}
          form={field.formId}
          required={attributes.is_required}
          placeholder={placeholder}
          defaultValue={values[sysname]}
          // biome-ignore lint/a11y/noAutofocus: only where the response has this field invalid
          autoFocus={hasFocus}
          onInput={handleInput}
        />
      </div>
    </FieldFrame>
  );
}
