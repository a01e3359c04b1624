import { useState } from "react";
import { SelectField } from "~/ui/form/select-field";
import { type FormField, optionsOf } from "./form-field";
import { typingOf } from "./input-attributes";

interface ChosenFieldProps {
  definition: FormField;
  id: string;
  formId?: string;
  value: string | undefined;
  errors: string[] | undefined;
  /** Lower-case country code → URL of its flag. */
  flags: Readonly<Record<string, string>>;
  /** Label of the empty option; without one there is always a selection. */
  emptyLabel: string | undefined;
  hasFocus: boolean;
  /** Called when the country changes, which determines the other fields. */
  onCountry: () => void;
}

/** A select defined by the server (docs/contract.md#3.1); countries have a flag. */
export function ChosenField({
  definition,
  id,
  formId,
  value = "",
  errors,
  flags,
  emptyLabel,
  hasFocus,
  onCountry,
}: ChosenFieldProps) {
  const { sysname, type, attributes, label, placeholder } = definition;
  const [chosen, choose] = useState(value);
  const isCountry = type === "country_code";
  return (
    <SelectField
      label={label}
      errors={errors}
      selectProps={{
        id,
        name: sysname,
        form: formId,
        required: attributes.is_required,
        autoComplete: typingOf(definition).autoComplete,
        options: optionsOf(definition) ?? [],
        emptyLabel: emptyLabel && (placeholder ?? emptyLabel),
        icon: isCountry ? flags[chosen.toLowerCase()] : undefined,
        defaultValue: value,
        autoFocus: hasFocus,
        onChange: ({ currentTarget }) => {
          choose(currentTarget.value);
          if (isCountry) onCountry();
        },
      }}
    />
  );
}
