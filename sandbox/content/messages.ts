import { catalogues } from "../../app/i18n/messages/catalogue";
import { defaultLocale, isLocaleCode, words } from "../world/words";

/** docs/contract.md#7.1: texts that the Latvian catalogue lacks on purpose, so that the fallback to English is seen. */
const missing: Readonly<Record<string, readonly string[]>> = {
  "lv-LV": [
    "common.fieldsValidatorErrors.longPassword",
    "common.promoCodeErrors.BONUS_ACTIVE",
    "common.promoCodeErrors.LIMIT_REACHED",
    "common.promoCodeErrors.NOT_STARTED",
    "common.validationErrors.MAX",
    "common.validationErrors.MIN",
    "common.validationErrors.TOO_LONG",
    "errors.StorageQuotaExceededException",
    "errors.codes.CURRENCY_LOCKED",
    "profile.verification.steps.change",
  ],
};

/**
 * What the operator of the sandbox has written: the words that the site brings along, but for those, or English. The last
 * line of the footer says what the site is.
 */
export function messagesOf(locale: string): Record<string, string> {
  const texts = { ...(catalogues[locale] ?? catalogues[defaultLocale]) };
  for (const key of missing[locale] ?? []) delete texts[key];
  if (isLocaleCode(locale)) texts["common.footerRights"] += ` ${words.site.playMoneyNotice[locale]}.`;
  return texts;
}
