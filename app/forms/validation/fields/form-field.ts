import type { CmsConfig } from "~/content/config/cms-config";
import type { FieldDefinition } from "~/platform/entities/account";

/** A field defined by the server, with its translated texts. */
export interface FormField extends FieldDefinition {
  label: string;
  placeholder?: string;
}

/** Sysname → entered or initial value. */
export type FieldValues = Readonly<Record<string, string>>;

/** The field whose value determines the other fields (docs/product.md#4). */
export function countryField(fields: readonly FieldDefinition[]): FieldDefinition | undefined {
  return fields.find(({ type }) => type === "country_code");
}

/** Whether the form shows the field: visible, and not a select without options (a country without regions). */
export function isFilledByPlayer({ sysname, attributes }: FieldDefinition): boolean {
  // `normaliseForm` drops a field called `toString` or the like.
  return attributes.is_visible && attributes.options?.select?.length !== 0 && !(sysname in Object.prototype);
}

/** The options of a select; undefined for a text field. */
export function optionsOf({ attributes }: FieldDefinition) {
  return attributes.options?.select;
}

/**
 * Adds label and placeholder: looked up in the form dictionary by the definition's keys, else by sysname
 * (docs/contract.md#4.2).
 */
export function withWords(
  definition: FieldDefinition,
  dictionary: CmsConfig["forms"]["dictionary"],
): FormField {
  const { sysname, attributes } = definition;
  const entry = (key: string | undefined) =>
    key !== undefined && Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
  const label =
    entry(attributes.label)?.label ?? entry(sysname)?.label ?? readable(attributes.label ?? sysname);
  const placeholder = entry(attributes.placeholder ?? sysname)?.placeholder;
  return { ...definition, label, ...(placeholder && { placeholder }) };
}

/** Whether a field may keep a value after its options changed: one that is still offered, or empty. */
export function mayStay(field: FieldDefinition, value: string | undefined): boolean {
  const options = optionsOf(field);
  return !options || value === "" || options.some((option) => option.value === value);
}

/**
 * Whether a select starts with its first option instead of an empty one: regions and document types
 * (docs/product.md#4).
 */
export function preselectsFirst({ type, sysname }: FieldDefinition): boolean {
  return type === "region" || sysname === "document_type";
}

/** Fallback label made of the field's name. */
function readable(name: string): string {
  const words = name.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
