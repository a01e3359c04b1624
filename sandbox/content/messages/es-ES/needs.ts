import type { needs as en } from "../../../../app/i18n/messages/en/needs";

export const needs: Record<keyof typeof en, string> = {
  "needs.deposit.text": "Se necesita un depósito realizado.",
  "needs.profile.text": "Tu perfil debe estar completo.",
  "needs.contact.text": "Tu correo o teléfono debe estar confirmado.",
  "needs.verification.text": "Tu identidad debe estar verificada.",
  "needs.deposit.action": "Hacer un depósito",
  "needs.profile.action": "Completar tu perfil",
  "needs.contact.action": "Confirmar tu contacto",
  "needs.verification.action": "Verificar tu identidad",
  "needs.support.action": "Contactar con soporte",
  "needs.back.text": "Cuando termines aquí, puedes seguir donde estabas.",
  "needs.back.way": "Seguir donde estaba",
};
