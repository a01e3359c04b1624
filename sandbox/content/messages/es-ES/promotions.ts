import type { promotions as en } from "../../../../app/i18n/messages/en/promotions";

export const promotions: Record<keyof typeof en, string> = {
  "promotions.title": "Promociones",
  "promotions.meta.description": "Lo que hay ahora en {product}: promociones, fechas y condiciones.",
  "promotions.until": "Hasta el",
  "promotions.none.title": "No hay promociones en este momento",
  "promotions.none.text": "Las nuevas aparecerán aquí. Mientras tanto, te esperan todos los juegos.",
  "promotions.players.title": "Esta promoción es para jugadores",
  "promotions.players.text": "Inicia sesión para ver de qué se trata.",
};
