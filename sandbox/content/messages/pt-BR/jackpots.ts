import type { jackpots as en } from "../../../../app/i18n/messages/en/jackpots";

export const jackpots: Record<keyof typeof en, string> = {
  "jackpots.title": "Jackpots",
  "jackpots.meta.description":
    "Todos os jackpots do {product}: quanto valem agora, quem ganhou por último e em quais jogos.",
  "jackpots.meta.detail": "{name}: quanto vale agora, últimos ganhadores e jogos.",
  "jackpots.lastWin": "Último ganhador: {player}",
  "jackpots.total": "Jackpot atual",
  "jackpots.winners": "Últimos ganhadores",
  "jackpots.noWinners": "Ninguém ganhou ainda.",
  "jackpots.games": "Jogos com este jackpot",
  "jackpots.noGames": "Nenhum jogo o oferece no momento.",
  "jackpots.none.title": "Nenhum jackpot no momento",
  "jackpots.none.text": "Os novos aparecem aqui. Enquanto isso, todos os jogos esperam por você.",
};
