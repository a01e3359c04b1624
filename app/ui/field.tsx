import { type InputHTMLAttributes, useId } from "react";
import { classes } from "./class-names";
import { Icon } from "./icon";

interface FieldProps {
  label: string;
  hint?: string;
  errors?: string[];
  inputProps: InputHTMLAttributes<HTMLInputElement> & { name: string };
}

/** A labelled text field; hint and errors are tied to it, the first error being the one to mend. */
export function Field({ label, hint, errors = [], inputProps }: FieldProps) {
  const ownId = useId();
  const id = inputProps.id ?? ownId;
  const hintId = `${id}-hint`;
  // conform's getInputProps points at `${id}-error`.
  const errorId = `${id}-error`;
  const isWrong = errors.length > 0;
  const described = classes(hint && hintId, isWrong && errorId) || undefined;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input
        {...inputProps}
        id={id}
        aria-invalid={isWrong || undefined}
        aria-describedby={described}
        className={classes(
          "block min-h-12 w-full rounded-md border bg-surface-2 px-3.5 text-base placeholder:text-muted hover:border-text",
          isWrong ? "border-danger" : "border-line-strong",
        )}
      />
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <p id={errorId} aria-live="polite" className="text-sm text-danger">
        {isWrong && (
          <span className="mt-1.5 flex gap-1.5">
            <Icon name="danger" className="size-5" />
            {errors[0]}
          </span>
        )}
      </p>
    </div>
  );
}
