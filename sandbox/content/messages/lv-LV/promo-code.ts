import type { promoCode as en } from "../../../../app/i18n/messages/en/promo-code";

export const promoCode: Record<keyof typeof en, string> = {
  "promoCode.title": "Promo kods",
  "promoCode.switcher": "Man ir promo kods",
  "promoCode.activate": "Aktivizēt",
  "promoCode.check": "Pārbaudīt",
  "promoCode.need": "Pirms izmantot šo kodu",
  "promoCode.tooMany": "Pārāk daudz mēģinājumu. Mēģini vēlreiz pēc {seconds} s.",
  "promoCode.failed": "Skaidra atbilde netika saņemta. Pirms mēģini vēlreiz, apskati savus bonusus.",
  "promoCode.unchecked": "Kodu pašlaik nevarēja pārbaudīt. Mēģini vēlreiz.",
  "promoCode.usable": "Šis kods darbojas. Izmanto to ar savu kontu.",
  "promoCode.activated": "Promo kods aktivizēts. Balva ir pievienota.",
};
