import { countries, countryName } from "../../seed/countries";
import { type ProfileField, profileFields } from "../../seed/players/profile-fields";
import { isPlain, merge } from "../../world/patches";
import type { Player } from "../../world/player";
import { inLocale } from "../../world/words";
import type { Call, MethodTable } from "../protocol/call";
import { invalidParameters } from "../protocol/errors";
import { textOf } from "../protocol/parameters";
import { identityFields } from "./demands";

/** A field as readers see it (docs/contract.md#3.1). */
export interface FieldDefinition {
  sysname: string;
  type: string;
  attributes: {
    is_required: boolean;
    is_visible: boolean;
    can_edit?: boolean;
    label?: string;
    placeholder?: string;
    mask?: string | string[];
    regex?: string;
    options?: {
      select?: { value: string; label: string }[];
      min_date?: string;
      max_date?: string;
      min_length?: number;
      max_length?: number;
    };
  };
}

const adultYears = 18;

export const personalFieldMethods: MethodTable = {
  "Account.getPersonalDataFields": {
    verb: "GET",
    cache: "SC",
    handle(call) {
      const country = textOf(call.parameters, "country") ?? countryOf(call);
      if (country && !countries.some(({ code }) => code === country))
        throw invalidParameters({ country: ["WRONG_VALUE"] });
      const { player } = call;
      if (!player) return registrationFields(call, country);
      return player.is_registration_completed
        ? profileFieldsOf(call, player, country)
        : missingFields(call, player, country);
    },
  },
};

export const countryOf = ({ country, player }: Call) => player?.country_code || country;

/** What a visitor is asked for, as the world has it now. */
export function registrationFields(call: Call, country: string | undefined): FieldDefinition[] {
  return reworked(
    call,
    definitions(call, country, ({ registration }) => registration !== undefined),
  );
}

/** What an unfinished registration still lacks. */
export function missingFields(call: Call, player: Player, country: string | undefined): FieldDefinition[] {
  return registrationFields(call, country).filter(
    ({ sysname }) => fieldNamed(sysname).value(player) === undefined,
  );
}

/** docs/contract.md#6.2: complete is whoever lacks no visible required field. */
export function isComplete(call: Call, player: Player): boolean {
  return missingFields(call, player, player.country_code || undefined).every(
    ({ attributes }) => !attributes.is_required || !attributes.is_visible,
  );
}

/** A field of the seed, or one that only the control endpoint knows. */
export function fieldNamed(sysname: string): ProfileField {
  return (
    profileFields.find((field) => field.sysname === sysname) ?? {
      sysname,
      type: "input",
      isInProfile: false,
      value: ({ extra }) => extra[sysname],
      write: ({ extra }, value) => {
        extra[sysname] = value;
      },
    }
  );
}

/** What a value has to fit: as the registration has the field now, else as the seed has it. */
export function definitionFor(call: Call, sysname: string, country: string | undefined): FieldDefinition {
  const inRegistration = registrationFields(call, country).find(
    (definition) => definition.sysname === sysname,
  );
  return inRegistration ?? definitionOf(call, fieldNamed(sysname), country);
}

function definitionOf(call: Call, field: ProfileField, country: string | undefined): FieldDefinition {
  const { sysname, type, registration } = field;
  const { regex, mask, minLength, maxLength } = { ...field, ...field.byCountry?.[country ?? ""] };
  const select = selectOf(field, call, country);
  const options = {
    ...(type === "date" ? { min_date: "1920-01-01", max_date: adultSince(call.now) } : {}),
    ...(minLength ? { min_length: minLength } : {}),
    ...(maxLength ? { max_length: maxLength } : {}),
    ...(select ? { select } : {}),
  };
  return {
    sysname,
    type,
    attributes: {
      is_required: registration === "required",
      is_visible: true,
      label: sysname,
      placeholder: sysname,
      ...(mask ? { mask } : {}),
      ...(regex ? { regex } : {}),
      ...(Object.keys(options).length > 0 ? { options } : {}),
    },
  };
}

/** What the verification rests on is locked once it has succeeded. */
function profileFieldsOf(call: Call, player: Player, country: string | undefined): FieldDefinition[] {
  const names: readonly string[] = player.is_verified ? identityFields : [];
  const isLocked = (sysname: string) => names.includes(sysname) && fieldNamed(sysname).value(player);
  return definitions(call, country, ({ isInProfile }) => isInProfile).map((field) =>
    isLocked(field.sysname) ? { ...field, attributes: { ...field.attributes, can_edit: false } } : field,
  );
}

function definitions(call: Call, country: string | undefined, isWanted: (field: ProfileField) => boolean) {
  return profileFields
    .filter((field) => isWanted(field) && isKnownIn(field, country))
    .map((field) => definitionOf(call, field, country));
}

/** A country without regions has no such field at all. */
function isKnownIn({ type, countries: only }: ProfileField, country: string | undefined): boolean {
  if (type === "region") return regionsOf(country).length > 0;
  return !only || only.includes(country ?? "");
}

/**
 * What the control endpoint makes of the list (part `personalDataFields`): `fields` by sysname, null takes one out, an
 * object changes or adds one; `order` names those that come first.
 */
function reworked(call: Call, list: FieldDefinition[]): FieldDefinition[] {
  const { fields, order } = call.world.state.patches.personalDataFields ?? {};
  const rows = new Map(list.map((definition) => [definition.sysname, definition]));
  for (const [sysname, change] of Object.entries(isPlain(fields) ? fields : {})) {
    if (isPlain(change))
      rows.set(
        sysname,
        changed(rows.get(sysname) ?? definitionOf(call, fieldNamed(sysname), countryOf(call)), change),
      );
    else rows.delete(sysname);
  }
  const first = Array.isArray(order) ? order.map(String) : [];
  const rank = ({ sysname }: FieldDefinition) =>
    first.includes(sysname) ? first.indexOf(sysname) : first.length;
  return [...rows.values()].sort((one, other) => rank(one) - rank(other));
}

function changed(definition: FieldDefinition, change: Record<string, unknown>): FieldDefinition {
  return { ...merge({ ...definition }, change), sysname: definition.sysname } as FieldDefinition;
}

function selectOf({ type, select }: ProfileField, { locale }: Call, country: string | undefined) {
  if (type === "country_code")
    return countries.map(({ code }) => ({ value: code, label: countryName(code, locale) }));
  if (type === "region") return regionsOf(country).map(([value, label]) => ({ value, label }));
  return select && inLocale(select, locale);
}

function regionsOf(country: string | undefined) {
  return countries.find(({ code }) => code === country)?.regions ?? [];
}

/** Whoever was born on this day comes of age today. */
function adultSince(now: number): string {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - adultYears);
  return day.toISOString().slice(0, 10);
}
