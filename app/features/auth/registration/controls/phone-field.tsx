import { useId, useRef, useState } from "react";
import { maskInput } from "~/forms/validation/mask-input";
import { phoneMasks, readDigits, readPhone } from "~/forms/validation/phone-countries";
import { useTranslate } from "~/i18n/use-translate";
import { controlProps, FieldFrame } from "~/ui/form/field-frame";
import { Select } from "~/ui/form/select-field";
import type { RegistrationFieldProps } from "./registration-field-props";

/** Whether somebody types or deletes; what is pasted, dropped or filled in comes whole. */
const isPiece = ({ inputType }: InputEvent) => /^(?:insert(?:Composition)?Text|delete)/.test(inputType ?? "");

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

  /** Shows a number of the chosen country by its mask, and one that is certainly of another with that country. */
  function show(code: string, isWhole: boolean) {
    if (!input.current) return;
    const text = input.current.value;
    const read = readPhone(text, phoneCountries, code);
    const { digits, isInternational } = readDigits(text);
    const isOwn = read?.country.country_code === code;
    if (read && (isOwn || (!read.isShared && (isWhole || isInternational)))) {
      setCountry(read.country.country_code);
      // Set only where it changes: that moves the caret to the end.
      if (read.national !== digits) input.current.value = read.national;
      maskInput(input.current, phoneMasks(read.country));
      return;
    }
    // An incomplete international number has no known country yet.
    const chosen = phoneCountries.find(({ country_code }) => country_code === code);
    if (chosen && !isInternational) maskInput(input.current, phoneMasks(chosen));
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
              show(currentTarget.value, false);
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
          onInput={({ nativeEvent }) => show(country, !isPiece(nativeEvent as InputEvent))}
        />
      </div>
    </FieldFrame>
  );
}
