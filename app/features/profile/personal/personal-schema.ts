import { z } from "zod";
import { fieldSchema } from "~/forms/validation/field-rules";
import { countryField, type FieldValues } from "~/forms/validation/fields/form-field";
import type { PersonalModel } from "./personal-model";

type Values = Record<string, string | undefined>;

/** Validates the form by the platform's rules; saved values are exempt while the country is unchanged. */
export function personalSchema(model: PersonalModel): z.ZodType<Values, Values> {
  const { fields, saved } = model;
  const country = countryField(fields)?.sysname;
  const judge = (stored: FieldValues) =>
    fieldSchema(fields, { stored }) as unknown as z.ZodType<Values, Values>;
  const [inPlace, moved] = [judge(saved), judge({})];
  return z.record(z.string(), z.string().optional()).transform((typed, context) => {
    const isMoved = country !== undefined && (typed[country] ?? "") !== (saved[country] ?? "");
    const { data, error } = (isMoved ? moved : inPlace).safeParse(typed);
    if (error) context.issues.push(...(error.issues as typeof context.issues));
    return data ?? z.NEVER;
  });
}
