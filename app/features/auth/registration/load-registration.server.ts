import { randomUUID } from "node:crypto";
import type { CmsConfig } from "~/content/config/cms-config";
import { featuresOf } from "~/content/config/features";
import type { AppContext } from "~/context/app-context";
import { flagsOf, offeredCountries } from "~/forms/validation/fields/country-flags";
import { personalFields } from "~/forms/validation/fields/personal-fields.server";
import { optionalRead } from "~/platform/optional-read.server";
import { pendingPromoCode } from "~/session/promo.server";
import type { RegistrationType } from "../auth-config";
import { formFields } from "./model/form-fields";
import { isPhone, type RegistrationModel } from "./model/form-model";
import { startValues } from "./model/form-values";

/** The platform's maximum page size (docs/contract.md#1.6): available characters may be anywhere in the list. */
const MAX_CHARACTERS = 300;

interface FormRequest {
  purpose: RegistrationModel["purpose"];
  /** The selected type; null where an account is only completed. */
  type: RegistrationType | null;
  types: readonly RegistrationType[];
  country?: string | undefined;
}

/**
 * The registration form by platform and operator settings. The list of fields is read whenever a form is opened
 * (docs/product.md#2.3); without it there is no form, everything else may be missing.
 */
export async function loadRegistration(
  context: AppContext,
  { purpose, type, types, country: requestedCountry }: FormRequest,
): Promise<RegistrationModel> {
  const { platform, content } = context;
  const { market } = context.config;
  // Players of a market of one country may be elsewhere at the moment, and choose nothing.
  const only = market?.countries.length === 1 ? market.countries[0] : undefined;
  const country = only ?? (requestedCountry || context.country);
  const [definitions, config, common, info, allPhoneCountries] = await Promise.all([
    personalFields(context, country),
    content.config(),
    content.commonData(),
    optionalRead(platform.call("metadata.getgeneralinfo"), null),
    optionalRead(platform.call("account.getContactPhoneSettings"), []),
  ]);
  const { auth, forms } = config;
  const isNew = purpose === "register";
  const isCurrencyBound = market?.currencies !== undefined;
  const fields = formFields(definitions, {
    dictionary: forms.dictionary,
    currencies: info?.available_currencies ?? [],
    locales: info?.available_locales ?? [],
    isCurrencyOptional: auth.currencyEmptyOption && !isCurrencyBound,
    isCurrencyBound,
    type: typeRule(type, types),
    purpose,
  });
  const characters = hasCharacterChoice(config) ? await freeCharacters(context) : [];
  const hasPromoCode = isNew && auth.promoCode.isActive;
  const phoneCountries = fields.some(isPhone) ? allPhoneCountries : [];
  const model = {
    purpose,
    typeId: type?.id ?? "",
    attempt: randomUUID(),
    fields,
    phoneCountries,
    flags: flagsOf(
      [...offeredCountries(fields), ...phoneCountries.map(({ country_code }) => country_code)],
      common.iconsFlag,
    ),
    characters,
    terms: { ...auth.terms, isActive: isNew && auth.terms.isActive },
    notify: { ...auth.notify, isActive: isNew && auth.notify.isActive },
    hasBetting: isNew && auth.betting.isActive,
    hasPromoCode,
    timing: auth.validationTiming,
    currencyRule: auth.currencyRule,
    preventEmoji: forms.preventEmoji,
  } satisfies Omit<RegistrationModel, "values">;
  const values = startValues(model, {
    country,
    locale: context.locale.code,
    currency: auth.currencyEmptyOption && !isCurrencyBound ? undefined : info?.default_currency,
    promoCode: hasPromoCode ? pendingPromoCode(context) : null,
  });
  return { ...model, values };
}

/** Where both a fast and a full form exist, each shows its own part of the list (docs/product.md#4). */
function typeRule(type: RegistrationType | null, types: readonly RegistrationType[]): "fast" | "full" | null {
  const forms = types.filter(({ component }) => component !== "social");
  const hasBoth = forms.some(({ isFast }) => isFast) && forms.some(({ isFast }) => !isFast);
  if (!type || !hasBoth) return null;
  return type.isFast ? "fast" : "full";
}

/** Whether new players choose a character: configured, and the feature is on. */
export function hasCharacterChoice(config: CmsConfig): boolean {
  return config.auth.characterSelection && featuresOf(config).characters;
}

async function freeCharacters({ platform }: AppContext): Promise<RegistrationModel["characters"]> {
  const page = await optionalRead(platform.call("loyalty.getcharacters", { count: MAX_CHARACTERS }), null);
  return (page?.items ?? [])
    .filter(({ is_available }) => is_available)
    .map(({ id, name, image_url }) => ({ id: String(id), name, image: image_url }));
}
