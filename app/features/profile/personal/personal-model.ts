import {
  countryField,
  type FieldValues,
  type FormField,
  isFilledByPlayer,
  mayStay,
  optionsOf,
  preselectsFirst,
} from "~/forms/validation/fields/form-field";
import type { FieldsModel } from "~/forms/validation/fields/use-refetched-fields";
import type { FieldDefinition, Profile } from "~/platform/entities/account";

/** The form for the player's own data, with the platform's fields for one country. */
export interface PersonalModel extends FieldsModel {
  fields: FormField[];
  values: FieldValues;
  /** Values stored at the platform: exempt from the rules, and not sent again. */
  saved: FieldValues;
  flags: Readonly<Record<string, string>>;
  preventEmoji: readonly string[];
}

/** Fields with a form of their own (docs/contract.md#3.1), and our own field names. */
const editedElsewhere: ReadonlySet<string> = new Set([
  "email",
  "mobile",
  "phone",
  "phone_country_code",
  "login",
  "fakename",
  "currency",
  "locale",
  "id",
  "intent",
  "attempt",
  "anew",
]);
const LONGEST = 2000;

/** Returns the fields that this form may show, without duplicates, in the platform's order. */
export function ownFields(definitions: readonly FieldDefinition[]): FieldDefinition[] {
  return definitions.filter(
    ({ sysname, type }, index) =>
      !editedElsewhere.has(sysname) &&
      type !== "password" &&
      type !== "phone" &&
      definitions.findIndex((other) => other.sysname === sysname) === index,
  );
}

export function isLocked({ attributes }: FieldDefinition): boolean {
  return attributes.can_edit === false;
}

/** Returns the fields that the player may edit. */
export function editableFields(definitions: readonly FieldDefinition[]): FieldDefinition[] {
  return ownFields(definitions).filter((field) => isFilledByPlayer(field) && !isLocked(field));
}

/** Returns the stored values by the form's field names; of documents only a cpf (docs/product.md#3). */
export function savedValues({ contacts: _, document, sex, ...texts }: Profile): FieldValues {
  const cpf = document?.type === "cpf" ? document : undefined;
  const known = {
    ...texts,
    sex: sex ? String(sex) : undefined,
    country: texts.country_code,
    document_type: cpf?.type,
    document_number: cpf?.number,
  };
  const given = Object.entries(known).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(given.filter(([, value]) => value !== ""));
}

/** Returns the initial values of a country's form: the saved ones, where they are still allowed. */
export function startValues(fields: readonly FormField[], saved: FieldValues, country: string | undefined) {
  const countryName = countryField(fields)?.sysname;
  const isMoved = countryName !== undefined && country !== undefined && country !== saved[countryName];
  const values: Record<string, string> = {};
  for (const field of fields) {
    const { sysname } = field;
    const value = sysname === countryName ? (country ?? saved[sysname]) : saved[sysname];
    const first = isMoved && preselectsFirst(field) ? optionsOf(field)?.[0]?.value : undefined;
    values[sysname] = (mayStay(field, value ?? "") ? value : undefined) ?? first ?? "";
  }
  return values;
}

export function typedIn(form: FormData, { fields }: Pick<PersonalModel, "fields">): FieldValues {
  const typed = fields.flatMap(({ sysname }) => {
    const value = form.get(sysname);
    return typeof value === "string" ? [[sysname, value.slice(0, LONGEST)] as const] : [];
  });
  return Object.fromEntries(typed);
}

/**
 * Returns the values of a form that is rendered again, for another country or with errors: the input, where it is
 * still allowed.
 */
export function carriedValues(typed: FieldValues, next: PersonalModel, hasNewCountry: boolean): FieldValues {
  const carried: Record<string, string> = { ...next.values, ...typed };
  for (const field of next.fields) {
    const { sysname } = field;
    const isUnset = hasNewCountry && preselectsFirst(field) && !typed[sysname];
    if (isUnset || !mayStay(field, typed[sysname])) carried[sysname] = next.values[sysname] ?? "";
  }
  return carried;
}

type Values = Record<string, string | undefined>;

/**
 * Returns the values that differ from the saved ones, by the names of `account.saveProfileInfo`
 * (docs/contract.md#o19).
 */
export function changes({ fields, saved }: PersonalModel, typed: Values): Record<string, string> {
  const changed = fields
    .map(({ sysname }) => [sysname, typed[sysname] ?? ""] as const)
    .filter(([sysname, value]) => value !== (saved[sysname] ?? ""));
  const isMoved = changed.some(([sysname]) => sysname === countryField(fields)?.sysname);
  // A new country without a region field clears the saved region.
  const lostRegion = isMoved && saved.region && !fields.some(({ sysname }) => sysname === "region");
  return {
    ...Object.fromEntries(changed.map(([sysname, value]) => [parameterOf(sysname), value])),
    ...(lostRegion && { region: "" }),
  };
}

const parameterOf = (sysname: string) => (sysname === "country" ? "country_code" : sysname);
