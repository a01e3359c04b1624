import type { CmsConfig } from "~/content/config/cms-config";
import { type FormField, isFilledByPlayer, withWords } from "~/forms/validation/fields/form-field";
import type { FieldDefinition } from "~/platform/entities/account";
import type { GeneralInfo } from "~/platform/entities/site";
import { ownNames } from "./form-model";

interface FieldSettings {
  dictionary: CmsConfig["forms"]["dictionary"];
  currencies: GeneralInfo["available_currencies"];
  locales: GeneralInfo["available_locales"];
  isCurrencyOptional: boolean;
  /** The platform's default may be another one: a single currency is asked for too. */
  isCurrencyBound?: boolean;
  /** Null where only one type exists: then the list is used unchanged. */
  type: "fast" | "full" | null;
  purpose: "register" | "complete";
}

/**
 * The fields to render, from the server's list in its order. Where a fast and a full type exist, optional fields are
 * hidden in the fast one and all visible fields are required in the full one (docs/product.md#4).
 */
export function formFields(definitions: readonly FieldDefinition[], settings: FieldSettings): FormField[] {
  const listed = definitions.filter(
    ({ sysname }, index) =>
      !ownNames.has(sysname) && definitions.findIndex((other) => other.sysname === sysname) === index,
  );
  return [...listed, ...unlisted(listed, settings)]
    .map((definition) => withOptions(definition, settings))
    .map((definition) => forType(definition, settings))
    .filter(isFilledByPlayer)
    .map((definition) => withWords(definition, settings.dictionary));
}

/**
 * Fields that the client has to add where the list lacks them (docs/contract.md#3.1). The locale is the page's, so it
 * is not asked for.
 */
function unlisted(listed: readonly FieldDefinition[], settings: FieldSettings): FieldDefinition[] {
  const added: FieldDefinition[] = [];
  const isListed = (sysname: string) => listed.some((field) => field.sysname === sysname);
  if (settings.purpose === "register" && !isListed("password"))
    added.push({
      sysname: "password",
      type: "password",
      attributes: { is_required: true, is_visible: true },
    });
  if (!isListed("currency") && (settings.currencies.length > 1 || settings.isCurrencyBound)) {
    added.push({
      sysname: "currency",
      type: "select",
      attributes: { is_required: !settings.isCurrencyOptional, is_visible: true },
    });
  }
  return added;
}

/** Currency and locale fields without options of their own get the site's. */
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
  // Completing a social registration asks for the missing fields only.
  const isShort = type === "fast" || purpose === "complete";
  if (isShort) return { ...definition, attributes: { ...attributes, is_visible: is_visible && is_required } };
  if (type === "full") return { ...definition, attributes: { ...attributes, is_required: is_visible } };
  return definition;
}
