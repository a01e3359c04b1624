import type { FormField } from "~/forms/validation/fields/form-field";
import type { FieldDefinition } from "~/platform/entities/account";
import type { RegistrationModel } from "../model/form-model";

type Options = NonNullable<FieldDefinition["attributes"]["options"]>["select"];

/** A field definition as the platform sends it: visible, and optional by default. */
export function definition(
  sysname: string,
  type: FieldDefinition["type"] = "input",
  { select, ...attributes }: Partial<FieldDefinition["attributes"]> & { select?: Options } = {},
): FieldDefinition {
  return {
    sysname,
    type,
    attributes: {
      is_required: false,
      is_visible: true,
      ...(select && { options: { select } }),
      ...attributes,
    },
  };
}

export function choices(...values: string[]): NonNullable<Options> {
  return values.map((value) => ({ value, label: value }));
}

export function modelOf(
  fields: FieldDefinition[],
  changes: Partial<RegistrationModel> = {},
): RegistrationModel {
  return {
    purpose: "register",
    typeId: "form-email",
    attempt: "",
    fields: fields.map((field): FormField => ({ ...field, label: field.sysname })),
    values: {},
    phoneCountries: [],
    flags: {},
    characters: [],
    terms: { isActive: true, isChecked: false },
    notify: { isActive: true, isChecked: false },
    hasBetting: false,
    hasPromoCode: false,
    timing: "eager",
    currencyRule: "first",
    preventEmoji: [],
    ...changes,
  };
}
