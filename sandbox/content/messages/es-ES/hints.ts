import type { hints as en } from "../../../../app/i18n/messages/en/hints";

export const hints: Record<keyof typeof en, string> = {
  "hints.label": "Consejos",
  "hints.hide": "Ocultar",
  "hints.registration.title": "Tu cuenta está lista",
  "hints.registration.text":
    "Para jugar con dinero real solo falta un primer depósito. Deposita solo lo que te puedas permitir.",
  "hints.registration.action": "Hacer un depósito",
  "hints.confirm.title": "Confirma tu contacto",
  "hints.confirm.text":
    "{contact} aún no está confirmado. Cuando lo esté, podrás recuperar tu cuenta si olvidas la contraseña.",
  "hints.confirm.action": "Confirmarlo",
};
