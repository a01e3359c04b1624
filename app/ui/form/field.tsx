import { type InputHTMLAttributes, useId } from "react";
import { controlProps, FieldFrame, type FieldWords } from "./field-frame";

interface FieldProps extends FieldWords {
  inputProps: InputHTMLAttributes<HTMLInputElement> & { name: string };
}

/** A labelled text input with hint and error. */
export function Field({ inputProps, isRequired = inputProps.required, ...words }: FieldProps) {
  const ownId = useId();
  const id = inputProps.id ?? ownId;
  return (
    <FieldFrame id={id} isRequired={isRequired} {...words}>
      <input {...inputProps} {...controlProps(id, words)} />
    </FieldFrame>
  );
}
