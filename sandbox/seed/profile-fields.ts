import type { Player } from "../world/player";

type FieldType = "input" | "password" | "date" | "select" | "country_code" | "region" | "phone";

export interface ProfileField {
  sysname: string;
  type: FieldType;
  /** On the registration form: always asked for, or only in the full form. Absent when it stands in the profile only. */
  registration?: "required" | "optional";
  isInProfile: boolean;
  regex?: string;
  minLength?: number;
  maxLength?: number;
  /** The only country that has it. */
  country?: string;
  mask?: string;
  /** What a player has there already. */
  value: (player: Player) => string | undefined;
}

const name = { type: "input", minLength: 2, maxLength: 40, regex: "^[^\\d<>]+$" } as const;
const place = { type: "input", maxLength: 80, isInProfile: true, registration: "optional" } as const;

/** In display order (contract 3.1). */
export const profileFields: ProfileField[] = [
  {
    sysname: "email",
    type: "input",
    registration: "required",
    isInProfile: false,
    value: ({ email }) => email?.contact,
  },
  {
    sysname: "password",
    type: "password",
    registration: "required",
    isInProfile: false,
    minLength: 6,
    maxLength: 20,
    value: ({ password }) => password,
  },
  {
    sysname: "mobile",
    type: "phone",
    registration: "optional",
    isInProfile: false,
    value: ({ phone }) => phone?.contact,
  },
  {
    sysname: "fakename",
    type: "input",
    isInProfile: true,
    minLength: 4,
    maxLength: 20,
    regex: "^[A-Za-z0-9]+$",
    value: ({ fakename }) => fakename,
  },
  {
    sysname: "first_name",
    ...name,
    registration: "required",
    isInProfile: true,
    value: ({ profile }) => profile.first_name,
  },
  { sysname: "middle_name", ...name, isInProfile: true, value: ({ profile }) => profile.middle_name },
  {
    sysname: "last_name",
    ...name,
    registration: "required",
    isInProfile: true,
    value: ({ profile }) => profile.last_name,
  },
  {
    sysname: "birth_date",
    type: "date",
    registration: "required",
    isInProfile: true,
    value: ({ profile }) => profile.birth_date,
  },
  {
    sysname: "sex",
    type: "select",
    isInProfile: true,
    value: ({ profile }) => (profile.sex ? String(profile.sex) : undefined),
  },
  {
    sysname: "country",
    type: "country_code",
    registration: "required",
    isInProfile: true,
    value: ({ country_code }) => country_code,
  },
  {
    sysname: "region",
    type: "region",
    registration: "optional",
    isInProfile: true,
    value: ({ profile }) => profile.region,
  },
  { sysname: "home_town", ...place, value: ({ profile }) => profile.home_town },
  { sysname: "address", ...place, value: ({ profile }) => profile.address },
  { sysname: "postcode", ...place, maxLength: 12, value: ({ profile }) => profile.postcode },
  {
    sysname: "document_number",
    type: "input",
    registration: "optional",
    isInProfile: true,
    country: "BR",
    mask: "###.###.###-##",
    regex: "^\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}$",
    value: ({ profile }) => profile.document?.number,
  },
];
