import type { CmsConfig } from "~/content/cms-config";
import type { FieldDefinition, PhoneCountryOption } from "~/platform/entities-account";
import type { FieldValues, FormField } from "~/validation/fields/form-field";

/** A ticked box is "1", an empty one "". Never a password. */
export type FormValues = FieldValues;

type AuthConfig = CmsConfig["auth"];

/** All that the form needs, on the server and in the browser. */
export interface RegistrationModel {
  /** `complete`: the rest of a registration that began with another service (contract D33). */
  purpose: "register" | "complete";
  typeId: string;
  /** Names this showing of the form, so that a form sent twice opens one account. */
  attempt: string;
  fields: FormField[];
  values: FormValues;
  phoneCountries: PhoneCountryOption[];
  /** Country code in small letters → its flag. */
  flags: Readonly<Record<string, string>>;
  characters: readonly { id: string; name: string; image?: string }[];
  terms: AuthConfig["terms"];
  notify: AuthConfig["notify"];
  hasBetting: boolean;
  hasPromoCode: boolean;
  timing: AuthConfig["validationTiming"];
  currencyRule: AuthConfig["currencyRule"];
  preventEmoji: readonly string[];
}

/** Names of our own in the form; a field of the server's list that bears one of them is left out. */
export const ownNames: ReadonlySet<string> = new Set([
  "intent",
  "purpose",
  "type",
  "attempt",
  "redirectUrl",
  "terms",
  "notify",
  "is_betting",
  "hasPromocode",
  "promo_code",
  "character_id",
  "phone_country_code",
]);

export function isPhone({ type }: FieldDefinition): boolean {
  return type === "phone";
}
