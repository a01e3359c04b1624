import type { CmsConfig } from "~/content/config/cms-config";
import type { FieldValues, FormField } from "~/forms/validation/fields/form-field";
import type { FieldDefinition, PhoneCountryOption } from "~/platform/entities/account";

/** Values by field name: a ticked box is "1", an empty one "". Never a password. */
export type FormValues = FieldValues;

type AuthConfig = CmsConfig["auth"];

/** Everything the form needs, on the server and in the browser. */
export interface RegistrationModel {
  /** `complete`: completes a registration that began with a social service (docs/contract.md#d33). */
  purpose: "register" | "complete";
  typeId: string;
  /** Idempotency key of this rendering of the form: submitting it twice opens one account. */
  attempt: string;
  fields: FormField[];
  values: FormValues;
  phoneCountries: PhoneCountryOption[];
  /** Flag URLs by lower-case country code. */
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

/** Form field names of our own; a server-defined field of the same name is dropped. */
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
