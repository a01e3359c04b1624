import type { CmsConfig } from "~/content/cms-config";
import type { FieldDefinition } from "~/platform/entities-account";

/** A field that a server defines, with its words. */
export interface FormField extends FieldDefinition {
  label: string;
  placeholder?: string;
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

/** A field that nobody has worded yet still has to be called something. */
function readable(name: string): string {
  const words = name.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
