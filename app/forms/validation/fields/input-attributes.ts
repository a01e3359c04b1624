import type { HTMLInputTypeAttribute, InputHTMLAttributes } from "react";
import type { FieldDefinition } from "~/platform/entities/account";

interface Typing {
  autoComplete?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  type?: HTMLInputTypeAttribute;
  autoCapitalize?: "none" | "words" | "characters";
  spellCheck?: false;
  /** Left to right in every locale. */
  dir?: "ltr";
}

const plain = { autoCapitalize: "none", spellCheck: false } as const;
const digits = { inputMode: "numeric", autoComplete: "off", dir: "ltr", ...plain } as const;

/** Attributes for autofill, password managers and on-screen keyboards, by sysname. */
const typings: Readonly<Record<string, Typing>> = {
  // No `type="email"`: its own rules refuse "Ana <ana@mail.test>" and more that the site takes.
  email: { autoComplete: "email", inputMode: "email", dir: "ltr", ...plain },
  login: { autoComplete: "username", ...plain },
  fakename: { autoComplete: "nickname", ...plain },
  first_name: { autoComplete: "given-name", autoCapitalize: "words" },
  middle_name: { autoComplete: "additional-name", autoCapitalize: "words" },
  last_name: { autoComplete: "family-name", autoCapitalize: "words" },
  birth_date: { autoComplete: "bday" },
  sex: { autoComplete: "sex" },
  country: { autoComplete: "country" },
  country_code: { autoComplete: "country" },
  region: { autoComplete: "address-level1" },
  home_town: { autoComplete: "address-level2", autoCapitalize: "words" },
  address: { autoComplete: "street-address", autoCapitalize: "words" },
  postcode: { autoComplete: "postal-code", autoCapitalize: "none" },
  card_number: { autoComplete: "cc-number", inputMode: "numeric", dir: "ltr", ...plain },
  card_holder: { autoComplete: "cc-name", autoCapitalize: "words" },
  phone: { type: "tel", autoComplete: "tel", inputMode: "tel", dir: "ltr" },
  iban: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false, dir: "ltr" },
  wallet: { autoComplete: "off", dir: "ltr", ...plain },
  pix_key: { autoComplete: "off", dir: "ltr", ...plain },
  document_number: { autoComplete: "off", dir: "ltr", ...plain },
};

/** Attributes that a field's type requires, whatever the field is called. */
const byType: Partial<Record<FieldDefinition["type"], Typing>> = {
  date: { type: "date" },
  password: { type: "password", autoComplete: "off", dir: "ltr", ...plain },
  phone: { type: "tel", autoComplete: "tel", inputMode: "tel", dir: "ltr" },
};

export function typingOf({ sysname, type, attributes: { mask } }: FieldDefinition): Typing {
  const named = Object.hasOwn(typings, sysname) ? typings[sysname] : undefined;
  const known = byType[type] || named ? { ...byType[type], ...named } : undefined;
  // A mask of digits only uses the numeric keyboard.
  const masks = [mask ?? []].flat();
  const isDigits = masks.length > 0 && masks.every((one) => /#/.test(one) && !/[@*\p{L}]/u.test(one));
  return isDigits ? { ...digits, ...known, inputMode: "numeric" } : (known ?? {});
}
