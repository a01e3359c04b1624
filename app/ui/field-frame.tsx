import type { ReactNode } from "react";
import { classes } from "./class-names";
import { Icon } from "./icon";

/** What is around every control: its name, what helps, and the first thing to mend. */
export interface FieldWords {
  label: string;
  hint?: string;
  errors?: string[];
  isRequired?: boolean;
}

/** How a control looks, and how it is tied to the words around it. */
export function controlProps(id: string, { hint, errors = [] }: FieldWords) {
  const isWrong = errors.length > 0;
  return {
    id,
    "aria-invalid": isWrong || undefined,
    // conform's getInputProps points at `${id}-error`, too.
    "aria-describedby": classes(hint && `${id}-hint`, isWrong && `${id}-error`) || undefined,
    className: classes(
      "block min-h-12 w-full rounded-md border bg-surface-2 px-3.5 text-base placeholder:text-muted hover:border-text",
      isWrong ? "border-danger" : "border-line-strong",
    ),
  };
}

export function FieldFrame({
  id,
  label,
  children,
  ...rest
}: FieldWords & { id: string; children: ReactNode }) {
  return (
    <div>
      <label
        htmlFor={id}
        className={classes("mb-1.5 block font-semibold text-sm", rest.isRequired && "is-required")}
      >
        {label}
      </label>
      {children}
      <FieldNotes id={id} {...rest} />
    </div>
  );
}

export function FieldNotes({ id, hint, errors = [] }: Omit<FieldWords, "label"> & { id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} data-error-room="" aria-live="polite" className="flow-root text-sm text-danger">
        {errors.length > 0 && (
          <span className="mt-1.5 flex gap-1.5">
            <Icon name="danger" className="size-5" />
            {errors[0]}
          </span>
        )}
      </p>
    </>
  );
}
