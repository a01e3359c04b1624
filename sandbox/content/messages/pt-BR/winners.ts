import type { winners as en } from "../../../../app/i18n/messages/en/winners";

export const winners: Record<keyof typeof en, string> = {
  "winners.title.live": "Prêmios ao vivo",
  "winners.title.ranking": "Melhores jogadores",
  "winners.title.top": "Maiores prêmios",
  "winners.meta.description":
    "Quem está ganhando no {product}: os últimos prêmios, os maiores e quem mais ganhou.",
  "winners.tabs": "Qual lista",
  "winners.tab.live": "Ao vivo",
  "winners.tab.ranking": "Jogadores",
  "winners.tab.top": "Maiores prêmios",
  "winners.periods": "Período",
  "winners.period.day": "Dia",
  "winners.period.week": "Semana",
  "winners.period.month": "Mês",
  "winners.liveLead": "Os últimos prêmios, os mais recentes primeiro.",
  "winners.refresh": "Atualizar",
  "winners.none.title": "Ainda não há prêmios",
  "winners.none.text": "Os primeiros aparecerão aqui.",
  "winners.title.jackpots": "Ganhadores de jackpots",
  "winners.tab.jackpots": "Jackpots",
};
