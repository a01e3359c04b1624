import { z } from "zod";
import type { FieldDefinition, Profile } from "~/platform/entities-account";
import { fieldSchema, isAsked } from "~/validation/field-rules";
import {
  beginsWithFirst,
  countryField,
  type FieldValues,
  type FormField,
  mayStay,
  optionsOf,
} from "~/validation/fields/form-field";
import type { FieldsModel } from "~/validation/fields/use-refetched-fields";

/** The form of a player's own data, as the platform wants it for one country. */
export interface PersonalModel extends FieldsModel {
  fields: FormField[];
  values: FieldValues;
  /** What the platform has already: it need not fit the rules, and is not sent again. */
  saved: FieldValues;
  flags: Readonly<Record<string, string>>;
  preventEmoji: readonly string[];
}

/** Fields that a form of their own changes (contract 3.1), and names of our own. */
const elsewhere: ReadonlySet<string> = new Set([
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

/** Fields of the profile that this form may show, each once, in the platform's order. */
export function ownFields(definitions: readonly FieldDefinition[]): FieldDefinition[] {
  return definitions.filter(
    ({ sysname, type }, index) =>
      !elsewhere.has(sysname) &&
      type !== "password" &&
      type !== "phone" &&
      definitions.findIndex((other) => other.sysname === sysname) === index,
  );
}

export function isLocked({ attributes }: FieldDefinition): boolean {
  return attributes.can_edit === false;
}

/** Those that may be changed now. */
export function editableFields(definitions: readonly FieldDefinition[]): FieldDefinition[] {
  return ownFields(definitions).filter((field) => isAsked(field) && !isLocked(field));
}

/** What the platform knows, by the names of the form; of documents only a cpf is read (product 3). */
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

/** What stands in the form of a country before anything is typed: what is saved, wherever it still can. */
export function startValues(fields: readonly FormField[], saved: FieldValues, country: string | undefined) {
  const place = countryField(fields)?.sysname;
  const isMoved = place !== undefined && country !== undefined && country !== saved[place];
  const values: Record<string, string> = {};
  for (const field of fields) {
    const { sysname } = field;
    const value = sysname === place ? (country ?? saved[sysname]) : saved[sysname];
    const first = isMoved && beginsWithFirst(field) ? optionsOf(field)?.[0]?.value : undefined;
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

/** The values of a form that is shown anew, for another country or because of what is wrong: what was typed stays. */
export function carriedValues(typed: FieldValues, next: PersonalModel, hasNewCountry: boolean): FieldValues {
  const carried: Record<string, string> = { ...next.values, ...typed };
  for (const field of next.fields) {
    const { sysname } = field;
    const isUnset = hasNewCountry && beginsWithFirst(field) && !typed[sysname];
    if (isUnset || !mayStay(field, typed[sysname])) carried[sysname] = next.values[sysname] ?? "";
  }
  return carried;
}

type Values = Record<string, string | undefined>;

/** Judges the form by the platform's rules; what is saved already is right for the country that it was saved for. */
export function personalSchema(model: PersonalModel): z.ZodType<Values, Values> {
  const { fields, saved } = model;
  const country = countryField(fields)?.sysname;
  const judge = (kept: FieldValues) => fieldSchema(fields, { kept }) as unknown as z.ZodType<Values, Values>;
  const [inPlace, moved] = [judge(saved), judge({})];
  return z.record(z.string(), z.string().optional()).transform((typed, context) => {
    const isMoved = country !== undefined && (typed[country] ?? "") !== (saved[country] ?? "");
    const { data, error } = (isMoved ? moved : inPlace).safeParse(typed);
    if (error) context.issues.push(...(error.issues as typeof context.issues));
    return data ?? z.NEVER;
  });
}

/** What is to be saved: only what differs, by the names of `account.saveProfileInfo` (contract O19). */
export function changes({ fields, saved }: PersonalModel, typed: Values): Record<string, string> {
  const changed = fields
    .map(({ sysname }) => [sysname, typed[sysname] ?? ""] as const)
    .filter(([sysname, value]) => value !== (saved[sysname] ?? ""));
  const isMoved = changed.some(([sysname]) => sysname === countryField(fields)?.sysname);
  // A region is one of its country; where there is none, the old one goes.
  const lostRegion = isMoved && saved.region && !fields.some(({ sysname }) => sysname === "region");
  return {
    ...Object.fromEntries(changed.map(([sysname, value]) => [parameterOf(sysname), value])),
    ...(lostRegion && { region: "" }),
  };
}

const parameterOf = (sysname: string) => (sysname === "country" ? "country_code" : sysname);
