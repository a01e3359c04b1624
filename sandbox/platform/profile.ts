import { countries, countryName } from "../seed/countries";
import { type ProfileField, profileFields } from "../seed/profile-fields";
import type { Player } from "../world/player";
import { inLocale, words } from "../world/words";
import type { Call, MethodTable } from "./protocol/call";
import { invalidParameters } from "./protocol/errors";
import { commaList, textOf } from "./protocol/parameters";

const adultYears = 18;

export const profileMethods: MethodTable = {
  "account.getContactPhoneSettings": {
    verb: "GET",
    cache: "SC",
    handle: (call) =>
      [...countries]
        .sort((one, other) => Number(other.code === countryOf(call)) - Number(one.code === countryOf(call)))
        .map(({ code, phoneCode, mask }) => ({
          country_code: code,
          phone_code: phoneCode,
          name: countryName(code, call.locale),
          mask,
        })),
  },
  "account.getDepositLimit": {
    verb: "GET",
    cache: "P",
    needsPlayer: true,
    handle: ({ player }) =>
      player.deposit_limit
        ? { ...player.deposit_limit, currency: player.currency }
        : { period: "none", currency: player.currency, can_edit: true },
  },
  "account.getprofileinfo": {
    verb: "GET",
    cache: "P",
    needsPlayer: true,
    handle({ player, parameters, locale }) {
      const parts = commaList(parameters, "fields");
      const { document, ...scalars } = player.profile;
      return {
        ...scalars,
        country: countryName(player.country_code, locale),
        country_code: player.country_code,
        ...(parts.includes("document") && document ? { document } : {}),
        ...(parts.includes("contacts") ? { contacts: contactsOf(player) } : {}),
      };
    },
  },
  "Account.getPersonalDataFields": {
    verb: "GET",
    cache: "SC",
    handle(call) {
      const country = textOf(call.parameters, "country") ?? countryOf(call);
      if (country && !countries.some(({ code }) => code === country))
        throw invalidParameters({ country: ["WRONG_VALUE"] });
      return profileFields
        .filter((field) => (!field.country || field.country === country) && isWanted(field, call.player))
        .map((field) => shown(field, call, country));
    },
  },
};

/** Without a session what registration asks, with an unfinished one what is missing, otherwise the profile. */
function isWanted(field: ProfileField, player: Player | null): boolean {
  if (!player) return field.registration !== undefined;
  if (player.is_registration_completed) return field.isInProfile;
  return field.registration !== undefined && field.value(player) === undefined;
}

function shown(field: ProfileField, call: Call, country: string | undefined) {
  const { sysname, type, regex, mask, minLength, maxLength, registration } = field;
  const options = {
    ...(type === "date" ? { min_date: "1920-01-01", max_date: adultSince(call.now) } : {}),
    ...(minLength ? { min_length: minLength } : {}),
    ...(maxLength ? { max_length: maxLength } : {}),
    ...selectOf(field, call, country),
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

const sexes = [
  { value: "1", label: words("Male", "Hombre", "Masculino", "Vīrietis", "ذكر") },
  { value: "2", label: words("Female", "Mujer", "Feminino", "Sieviete", "أنثى") },
];

function selectOf({ sysname }: ProfileField, { locale }: Call, country: string | undefined) {
  switch (sysname) {
    case "sex":
      return { select: inLocale(sexes, locale) };
    case "country":
      return { select: countries.map(({ code }) => ({ value: code, label: countryName(code, locale) })) };
    case "region": {
      const regions = countries.find(({ code }) => code === country)?.regions ?? [];
      return { select: regions.map(([value, label]) => ({ value, label })) };
    }
    default:
      return {};
  }
}

/** Whoever was born on this day comes of age today. */
function adultSince(now: number): string {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - adultYears);
  return day.toISOString().slice(0, 10);
}

function contactsOf({ email, phone }: Player) {
  return { ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
}

const countryOf = ({ country, player }: Call) => player?.country_code ?? country;
