import type { Player, PlayerContact } from "../../world/player";
import { type Words, words } from "../../world/words";

type FieldType = "input" | "password" | "date" | "select" | "country_code" | "region" | "phone";

/** What a value has to be like. */
export interface FieldRules {
  regex?: string;
  mask?: string;
  minLength?: number;
  maxLength?: number;
}

export interface ProfileField extends FieldRules {
  sysname: string;
  type: FieldType;
  /** On the registration form: always asked for, or only in the full form. Absent when it stands in the profile only. */
  registration?: "required" | "optional";
  isInProfile: boolean;
  /** The only countries that have it. */
  countries?: string[];
  /** Countries where it is written in a way of their own. */
  byCountry?: Record<string, FieldRules>;
  select?: { value: string; label: Words }[];
  /** What a player has there already. */
  value: (player: Player) => string | undefined;
  /** Absent where a method of its own changes the value once the account stands. */
  write?: (player: Player, value: string) => void;
}

type TextField =
  | "first_name"
  | "middle_name"
  | "last_name"
  | "birth_date"
  | "region"
  | "home_town"
  | "address"
  | "postcode";

/** An empty value takes the text away. */
const profileField = (
  name: TextField,
): Pick<ProfileField, "sysname" | "isInProfile" | "value" | "write"> => ({
  sysname: name,
  isInProfile: true,
  value: ({ profile }) => profile[name],
  write: ({ profile }, value) => {
    if (value) profile[name] = value;
    else delete profile[name];
  },
});

const name = { type: "input", minLength: 2, maxLength: 40, regex: "^[^\\d<>]+$" } as const;
const addressLine = { type: "input", maxLength: 80, registration: "optional" } as const;

/** In display order (docs/contract.md#3.1): the country before the address, whose fields and rules it decides. */
export const profileFields: ProfileField[] = [
  {
    sysname: "email",
    type: "input",
    registration: "required",
    isInProfile: false,
    value: ({ email }) => email?.contact,
    write: (player, contact) => {
      player.email = freshContact(contact);
    },
  },
  {
    sysname: "password",
    type: "password",
    registration: "optional",
    isInProfile: false,
    minLength: 6,
    maxLength: 20,
    regex: "^[\\x21-\\x7E]*$",
    value: ({ password }) => password || undefined,
    write: (player, value) => {
      player.password = value;
    },
  },
  {
    sysname: "mobile",
    type: "phone",
    registration: "optional",
    isInProfile: false,
    value: ({ phone }) => phone?.contact,
    write: (player, contact) => {
      player.phone = { ...freshContact(contact), phone_country_code: player.country_code };
    },
  },
  {
    sysname: "fakename",
    type: "input",
    isInProfile: true,
    minLength: 4,
    maxLength: 20,
    regex: "^[A-Za-z0-9]+$",
    value: ({ fakename }) => fakename || undefined,
    write: (player, value) => {
      player.fakename = value;
    },
  },
  { ...profileField("first_name"), ...name, registration: "optional" },
  { ...profileField("middle_name"), ...name },
  { ...profileField("last_name"), ...name, registration: "optional" },
  { ...profileField("birth_date"), type: "date", registration: "required" },
  {
    sysname: "sex",
    type: "select",
    isInProfile: true,
    select: [
      { value: "1", label: words.sexes.male },
      { value: "2", label: words.sexes.female },
    ],
    value: ({ profile }) => (profile.sex ? String(profile.sex) : undefined),
    write: ({ profile }, value) => {
      profile.sex = value === "1" ? 1 : value === "2" ? 2 : 0;
    },
  },
  {
    sysname: "country",
    type: "country_code",
    registration: "required",
    isInProfile: true,
    value: ({ country_code }) => country_code || undefined,
    write: (player, value) => {
      player.country_code = value;
    },
  },
  { ...profileField("region"), type: "region", registration: "optional" },
  { ...profileField("address"), ...addressLine },
  {
    ...profileField("postcode"),
    ...addressLine,
    maxLength: 12,
    byCountry: {
      BR: { mask: "#####-###", regex: "^\\d{5}-\\d{3}$" },
      LV: { mask: "@@-####", regex: "^LV-\\d{4}$" },
    },
  },
  { ...profileField("home_town"), ...addressLine },
  {
    sysname: "document_type",
    type: "select",
    registration: "optional",
    isInProfile: true,
    countries: ["BR"],
    select: [{ value: "cpf", label: words.documents.cpf }],
    value: ({ profile }) => profile.document?.type,
    write: ({ profile }, type) => {
      profile.document = { number: "", ...profile.document, type };
    },
  },
  {
    sysname: "document_number",
    type: "input",
    registration: "optional",
    isInProfile: true,
    countries: ["BR"],
    mask: "###.###.###-##",
    regex: "^\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}$",
    value: ({ profile }) => profile.document?.number || undefined,
    write: ({ profile }, number) => {
      profile.document = { type: "cpf", ...profile.document, number };
    },
  },
];

function freshContact(contact: string): PlayerContact {
  return { contact, is_confirmed: false, is_subscribed: false };
}
