import { type FormField, optionsOf } from "~/forms/validation/fields/form-field";
import type { Translate } from "~/i18n/translator";
import type { Profile } from "~/platform/entities/account";
import { isLocked, savedValues } from "./personal-model";

/** A known value that cannot be changed here, as display text. */
export interface PersonalDetail {
  sysname: string;
  label: string;
  value: string | undefined;
  isDate: boolean;
}

const names = [
  "first_name",
  "middle_name",
  "last_name",
  "birth_date",
  "sex",
  "country",
  "region",
  "home_town",
  "address",
  "postcode",
  "document_number",
] as const;

/**
 * Returns the locked fields in the platform's order, then known values that its list does not include. Choices are
 * shown by label, never by code.
 */
export function personalDetails(
  t: Translate,
  profile: Profile,
  fields: readonly FormField[],
): PersonalDetail[] {
  const saved = savedValues(profile);
  const fact = (sysname: string, label: string, value: string | undefined): PersonalDetail => ({
    sysname,
    label,
    value,
    isDate: sysname === "birth_date",
  });
  const locked = fields
    .filter((field) => field.attributes.is_visible && isLocked(field))
    .map((field) =>
      fact(
        field.sysname,
        field.label,
        named(field, saved[field.sysname]) ?? worded(t, profile, field.sysname),
      ),
    );
  const isListed = (name: string) =>
    fields.some(({ sysname }) => sysname === name || (name === "country" && sysname === "country_code"));
  const others = names
    .filter((name) => !isListed(name) && saved[name])
    .map((name) =>
      fact(
        name,
        t(`profile.fields.${name === "document_number" ? "document" : name}`),
        worded(t, profile, name),
      ),
    );
  return [...locked, ...others.filter(({ value }) => value)];
}

/** Returns the label of a choice, or the text itself; undefined for a code without a choice. */
function named(field: FormField, value: string | undefined): string | undefined {
  const options = optionsOf(field);
  return options ? options.find((option) => option.value === value)?.label : value;
}

/** Returns the display text of a value whose field has no list of choices. */
function worded(t: Translate, profile: Profile, name: string): string | undefined {
  const { sex, country, region } = profile;
  if (name === "sex") return sex ? t(`profile.sex.${sex}`) : undefined;
  if (name === "country" || name === "country_code") return country;
  // An ISO 3166-2 code is not a name.
  if (name === "region") return region && !/^[A-Z]{2}-/.test(region) ? region : undefined;
  return savedValues(profile)[name];
}
