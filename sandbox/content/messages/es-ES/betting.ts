import type { betting as en } from "../../../../app/i18n/messages/en/betting";

export const betting: Record<keyof typeof en, string> = {
  "betting.title": "Apuestas deportivas",
  "betting.meta.description": "Apuesta en deportes en {product}, antes del partido y en directo.",
  "betting.bonus": "Bono de apuestas",
  "betting.bonusWaiting": "Te espera un bono",
  "betting.history": "Historial de apuestas",
  "betting.none.title": "Ahora mismo no hay apuestas deportivas",
  "betting.none.text": "Los juegos siguen abiertos como siempre.",
};
