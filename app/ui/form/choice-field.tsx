import { type ReactNode, useId } from "react";

interface ChoiceFieldProps {
  name: string;
  legend: string;
  choices: readonly { value: string; label: ReactNode }[];
  defaultValue: string | undefined;
}

/** A few choices as radio buttons side by side. */
export function ChoiceField({ name, legend, choices, defaultValue }: ChoiceFieldProps) {
  const id = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <div className="choices">
        {choices.map(({ value, label }) => (
          <label key={value} className="choice">
            <input
              type="radio"
              id={`${id}-${value}`}
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
