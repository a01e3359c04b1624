import type { ReactNode } from "react";
import { classes } from "~/ui/class-names";
import { Icon } from "../icons/icon";

/** Texts of a form control: label, hint, and errors, of which the first is shown. */
export interface FieldWords {
  label: string;
  hint?: string;
  errors?: string[];
  isRequired?: boolean;
}

/** Attributes of a control: its style, and the ARIA links to hint and error. */
export function controlProps(id: string, { hint, errors = [] }: FieldWords) {
  const isWrong = errors.length > 0;
  return {
    id,
    "aria-invalid": isWrong || undefined,
    // Same id as conform's getInputProps uses.
    "aria-describedby": classes(hint && `${id}-hint`, isWrong && `${id}-error`) || undefined,
    className: classes(
      // WebKit has the text of a date at the top of a block.
      "block items-center [&[type=date]]:flex min-h-12 w-full rounded-md border bg-surface-1 px-3.5 text-base placeholder:text-muted hover:border-text",
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
            <Icon name="danger" />
            {errors[0]}
          </span>
        )}
      </p>
    </>
  );
}
