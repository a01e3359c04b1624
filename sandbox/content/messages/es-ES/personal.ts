import type { personal as en } from "../../../../app/i18n/messages/en/personal";

export const personal: Record<keyof typeof en, string> = {
  "personal.applyCountry": "Mostrar los campos de este país",
  "personal.locked.text":
    "Los datos en los que se basa tu verificación ya no se pueden cambiar aquí. Si algo no es correcto, el equipo de soporte lo corrige contigo.",
  "personal.locked.refused":
    "Parte de estos datos está bloqueada desde que se confirmó tu identidad, así que no se ha guardado nada. El equipo de soporte puede cambiarlos.",
  "personal.unavailable": "Ahora mismo no se pueden cambiar tus datos. Arriba ves los que tenemos.",
  "personal.currency.title": "Moneda",
  "personal.currency.text":
    "Tu cuenta se lleva en esta moneda. Solo se puede cambiar mientras no tengas dinero, bonos ni pagos en ella.",
  "personal.language.title": "Idioma",
  "personal.language.ofAccount": "Tu cuenta decide en qué idioma ves esta página.",
};
