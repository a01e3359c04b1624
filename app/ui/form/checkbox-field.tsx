import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { FieldNotes } from "./field-frame";

interface CheckboxFieldProps {
  label: ReactNode;
  errors?: string[];
  inputProps: InputHTMLAttributes<HTMLInputElement> & { name: string };
}

/** A checkbox whose whole line is clickable. */
export function CheckboxField({ label, errors = [], inputProps }: CheckboxFieldProps) {
  const ownId = useId();
  const id = inputProps.id ?? ownId;
  const isWrong = errors.length > 0;
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          value="1"
          {...inputProps}
          id={id}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} errors={errors} />
    </div>
  );
}
