import { type SelectHTMLAttributes, useId } from "react";
import { classes } from "~/ui/class-names";
import { Icon } from "../icons/icon";
import { controlProps, FieldFrame, type FieldWords } from "./field-frame";

export interface Option {
  value: string;
  label: string;
}

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly Option[];
  /** Label of the empty option; without one there is always a selection. */
  emptyLabel?: string;
  /** URL of the selected option's image. */
  icon?: string;
}

interface SelectFieldProps extends Omit<FieldWords, "isRequired"> {
  selectProps: SelectProps;
}

/** A labelled native select. */
export function SelectField({ selectProps, ...words }: SelectFieldProps) {
  const ownId = useId();
  const id = selectProps.id ?? ownId;
  return (
    <FieldFrame id={id} isRequired={selectProps.required} {...words}>
      <Select {...selectProps} {...controlProps(id, words)} />
    </FieldFrame>
  );
}

/** The select without label, for composite controls. */
export function Select({ options, emptyLabel, icon, className, ...rest }: SelectProps) {
  return (
    <span className="select">
      {icon && <img src={icon} alt="" width={24} height={18} className="select-icon" />}
      <select {...rest} className={classes(className, "appearance-none pe-10", icon && "ps-12")}>
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="select-arrow size-5" />
    </span>
  );
}
