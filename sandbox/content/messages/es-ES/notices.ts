import type { notices as en } from "../../../../app/i18n/messages/en/notices";

export const notices: Record<keyof typeof en, string> = {
  "notices.title": "Avisos",
  "notices.new": "Nuevo",
  "notices.empty.title": "Aún no hay nada que contarte",
  "notices.empty.text": "Aquí verás lo que te da o te quita el programa de fidelidad.",
  "notices.credit": "¡Bien hecho!",
  "notices.debit": "No ha salido bien",
  "notices.kind.register": "Registro",
  "notices.kind.profile": "Tu perfil",
  "notices.kind.confirm": "Contacto confirmado",
  "notices.kind.quest": "Misión",
  "notices.kind.product": "Tienda de fidelidad",
  "notices.kind.level": "Nivel",
  "notices.kind.other": "Programa de fidelidad",
  "notices.amount.points": "{amount} puntos",
  "notices.amount.exp": "{amount} de experiencia",
};
