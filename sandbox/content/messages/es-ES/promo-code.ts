import type { promoCode as en } from "../../../../app/i18n/messages/en/promo-code";

export const promoCode: Record<keyof typeof en, string> = {
  "promoCode.title": "Código promocional",
  "promoCode.switcher": "Tengo un código promocional",
  "promoCode.activate": "Activar",
  "promoCode.check": "Comprobar",
  "promoCode.need": "Antes de usar este código",
  "promoCode.tooMany": "Demasiados intentos. Vuelve a intentarlo en {seconds} s.",
  "promoCode.failed": "No recibimos una respuesta clara. Mira tus bonos antes de intentarlo de nuevo.",
  "promoCode.unchecked": "No se pudo comprobar el código. Inténtalo de nuevo.",
  "promoCode.usable": "Este código funciona. Úsalo con tu cuenta.",
  "promoCode.activated": "Código promocional activado. Tu premio se ha añadido.",
};
