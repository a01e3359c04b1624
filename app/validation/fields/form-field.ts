import type { CmsConfig } from "~/content/cms-config";
import type { FieldDefinition } from "~/platform/entities-account";

/** A field that a server defines, with its words. */
export interface FormField extends FieldDefinition {
  label: string;
  placeholder?: string;
}

/** Sysname → what was typed, or what stands there from the start. */
export type FieldValues = Readonly<Record<string, string>>;

/** The field whose choice decides what else is asked (product 4). */
export function countryField(fields: readonly FieldDefinition[]): FieldDefinition | undefined {
  return fields.find(({ type }) => type === "country_code");
}

/** What may be chosen; undefined for a field that is typed. */
export function optionsOf({ attributes }: FieldDefinition) {
  return attributes.options?.select;
}

/** The form dictionary is asked by the keys of the definition, else by its name (contract 4.2). */
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

/** Whether a value may stand in a field: of a choice that has changed, one that is still offered, or none. */
export function mayStay(field: FieldDefinition, value: string | undefined): boolean {
  const options = optionsOf(field);
  return !options || value === "" || options.some((option) => option.value === value);
}

/** What begins with its first choice has no empty one: the region of a country, a document (product 4). */
export function beginsWithFirst({ type, sysname }: FieldDefinition): boolean {
  return type === "region" || sysname === "document_type";
}

/** A field that nobody has worded yet still has to be called something. */
function readable(name: string): string {
  const words = name.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
