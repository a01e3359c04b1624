import type { jackpots as en } from "../../../../app/i18n/messages/en/jackpots";

export const jackpots: Record<keyof typeof en, string> = {
  "jackpots.title": "Jackpots",
  "jackpots.meta.description":
    "Todos los jackpots de {product}: cuánto valen ahora, quién ganó el último y en qué juegos se ganan.",
  "jackpots.meta.detail": "{name}: cuánto vale ahora, últimos ganadores y juegos.",
  "jackpots.lastWin": "Último ganador: {player}",
  "jackpots.total": "Jackpot actual",
  "jackpots.winners": "Últimos ganadores",
  "jackpots.noWinners": "Nadie lo ha ganado todavía.",
  "jackpots.games": "Juegos con este jackpot",
  "jackpots.noGames": "Ningún juego lo ofrece en este momento.",
  "jackpots.none.title": "No hay jackpots en este momento",
  "jackpots.none.text": "Los nuevos aparecerán aquí. Mientras tanto, te esperan todos los juegos.",
};
