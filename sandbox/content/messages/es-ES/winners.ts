import type { winners as en } from "../../../../app/i18n/messages/en/winners";

export const winners: Record<keyof typeof en, string> = {
  "winners.title.live": "Premios en directo",
  "winners.title.ranking": "Mejores jugadores",
  "winners.title.top": "Mayores premios",
  "winners.meta.description":
    "Quién gana en {product}: los últimos premios, los mayores y los jugadores que más han ganado.",
  "winners.tabs": "Qué lista",
  "winners.tab.live": "En directo",
  "winners.tab.ranking": "Jugadores",
  "winners.tab.top": "Mayores premios",
  "winners.periods": "Periodo",
  "winners.period.day": "Día",
  "winners.period.week": "Semana",
  "winners.period.month": "Mes",
  "winners.liveLead": "Los últimos premios, primero los más recientes.",
  "winners.refresh": "Actualizar",
  "winners.none.title": "Aún no hay premios",
  "winners.none.text": "Los primeros aparecerán aquí.",
  "winners.title.jackpots": "Ganadores de jackpots",
  "winners.tab.jackpots": "Jackpots",
};
