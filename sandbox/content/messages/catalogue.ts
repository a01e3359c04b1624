import { catalogue as english } from "../../../app/i18n/messages/catalogue";
import type { LocaleCode } from "../../world/words";
import { ar } from "./ar/catalogue";
import { esES } from "./es-ES/catalogue";
import { lvLV } from "./lv-LV/catalogue";
import { ptBR } from "./pt-BR/catalogue";

/** Contract 7.1: texts that the Latvian catalogue lacks on purpose, so that the fallback to English is seen. */
const missingInLatvian = [
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
];

const catalogues: Record<LocaleCode, Record<string, string>> = {
  "en-US": english,
  "es-ES": esES,
  "pt-BR": ptBR,
  "lv-LV": Object.fromEntries(Object.entries(lvLV).filter(([key]) => !missingInLatvian.includes(key))),
  ar,
};

export function messagesOf(locale: LocaleCode): Record<string, string> {
  return catalogues[locale];
}
