import type { jackpots as en } from "../../../../app/i18n/messages/en/jackpots";

export const jackpots: Record<keyof typeof en, string> = {
  "jackpots.title": "Džekpoti",
  "jackpots.meta.description":
    "Visi {product} džekpoti: to pašreizējā summa, pēdējais laimētājs un spēles, kurās tos var laimēt.",
  "jackpots.meta.detail": "{name}: pašreizējā summa, pēdējie laimētāji un spēles.",
  "jackpots.lastWin": "Pēdējais laimētājs: {player}",
  "jackpots.total": "Pašreizējais džekpots",
  "jackpots.winners": "Pēdējie laimētāji",
  "jackpots.noWinners": "Vēl neviens to nav laimējis.",
  "jackpots.games": "Spēles ar šo džekpotu",
  "jackpots.noGames": "Pašlaik to nepiedāvā neviena spēle.",
  "jackpots.none.title": "Pašlaik nav džekpotu",
  "jackpots.none.text": "Jauni parādīsies šeit. Līdz tam tevi gaida visas spēles.",
};
