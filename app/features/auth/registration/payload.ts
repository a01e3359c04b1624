import type { Params } from "~/platform/methods/registry";
import type { Registration } from "./model/registration-schema";

/**
 * The registration payload (docs/product.md#7.1): login falls back to e-mail, then mobile; e-mail and phone are sent
 * as well. Empty values are omitted, and so is `hasPromocode`, which only says whether the promo code counts.
 */
export function registrationPayload(values: Registration): Params<"auth.register"> {
  const { mobile, ...rest } = counted(values);
  return withoutEmpty({ ...rest, login: rest.login || rest.email || mobile, phone: mobile });
}

/** The same for completing a social registration: names of the profile (docs/contract.md#d33 and #o19). */
export function completionPayload(values: Registration): Params<"account.saveProfileInfo"> {
  const { country, ...rest } = counted(values);
  return withoutEmpty({ ...rest, country_code: country });
}

function counted({ hasPromocode, promo_code, phone_country_code, ...rest }: Registration): Registration {
  return {
    ...rest,
    promo_code: hasPromocode ? promo_code : undefined,
    phone_country_code: rest.mobile ? phone_country_code : undefined,
  };
}

function withoutEmpty(values: Registration) {
  const filled = Object.entries(values).filter(([, value]) => value !== "" && value != null);
  return Object.fromEntries(filled) as Record<string, string | boolean>;
}
