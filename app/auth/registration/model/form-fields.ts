import type { CmsConfig } from "~/content/cms-config";
import type { FieldDefinition } from "~/platform/entities-account";
import type { GeneralInfo } from "~/platform/entities-site";
import { isAsked } from "~/validation/field-rules";
import { type FormField, withWords } from "~/validation/fields/form-field";
import { ownNames } from "./form-model";

interface FieldSettings {
  dictionary: CmsConfig["forms"]["dictionary"];
  currencies: GeneralInfo["available_currencies"];
  locales: GeneralInfo["available_locales"];
  isCurrencyOptional: boolean;
  /** Null where only one type exists: then the list is taken as it is. */
  type: "fast" | "full" | null;
  purpose: "register" | "complete";
}

/**
 * The fields that are asked for, from the server's list in its order. Where a fast and a full type exist, what the
 * fast one does not need is hidden there and required in the full one (product 4).
 */
export function formFields(definitions: readonly FieldDefinition[], settings: FieldSettings): FormField[] {
  const listed = definitions.filter(
    ({ sysname }, index) =>
      !ownNames.has(sysname) && definitions.findIndex((other) => other.sysname === sysname) === index,
  );
  return [...listed, ...unlisted(listed, settings)]
    .map((definition) => withOptions(definition, settings))
    .map((definition) => forType(definition, settings))
    .filter(isAsked)
    .map((definition) => withWords(definition, settings.dictionary));
}

/** What the list may leave to its reader (contract 3.1). The language is that of the page, so it is not asked for. */
function unlisted(listed: readonly FieldDefinition[], settings: FieldSettings): FieldDefinition[] {
  const added: FieldDefinition[] = [];
  const isListed = (sysname: string) => listed.some((field) => field.sysname === sysname);
  if (settings.purpose === "register" && !isListed("password"))
    added.push({
      sysname: "password",
      type: "password",
      attributes: { is_required: true, is_visible: true },
    });
  if (!isListed("currency") && settings.currencies.length > 1) {
    added.push({
      sysname: "currency",
      type: "select",
      attributes: { is_required: !settings.isCurrencyOptional, is_visible: true },
    });
  }
  return added;
}

/** Currencies and languages are those of the site unless the list names its own. */
function withOptions(definition: FieldDefinition, { currencies, locales }: FieldSettings): FieldDefinition {
  const { sysname, attributes } = definition;
  if (attributes.options?.select) return definition;
  const select =
    sysname === "currency"
      ? currencies.map(({ id, name }) => ({ value: id, label: name === id ? id : `${id} · ${name}` }))
      : sysname === "locale"
        ? locales.map(({ code, name }) => ({ value: code, label: name }))
        : undefined;
  if (!select) return definition;
  return { ...definition, attributes: { ...attributes, options: { ...attributes.options, select } } };
}

function forType(definition: FieldDefinition, { type, purpose }: FieldSettings): FieldDefinition {
  const { attributes } = definition;
  const { is_required, is_visible } = attributes;
  // Who comes from another service is asked for what is missing, and for nothing else.
  const isShort = type === "fast" || purpose === "complete";
  if (isShort) return { ...definition, attributes: { ...attributes, is_visible: is_visible && is_required } };
  if (type === "full") return { ...definition, attributes: { ...attributes, is_required: is_visible } };
  return definition;
}
