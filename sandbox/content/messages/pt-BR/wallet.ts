import type { wallet as en } from "../../../../app/i18n/messages/en/wallet";

export const wallet: Record<keyof typeof en, string> & Record<string, string> = {
  "wallet.main": "Seu dinheiro: jogue com ele ou saque.",
  "wallet.bonus": "Para jogos de cassino, até o bônus ser apostado.",
  "wallet.bettingBonus": "Para apostas esportivas.",
  "wallet.fun": "só para jogar sem dinheiro, nunca faz parte do saldo",
  "wallet.limits": "Meus limites",
  "wallet.activeBonus": "Bônus ativo",
  "wallet.allBonuses": "Todos os bônus",
  "wallet.noBonus": "Nenhum bônus está ativo no momento.",
  "wallet.freeSpins": "Rodadas grátis",
  "wallet.spins_one": "Resta {count} rodada de {total}",
  "wallet.spins_many": "Restam {count} rodadas de {total}",
  "wallet.spins_other": "Restam {count} rodadas de {total}",
  "wallet.spinsUntil": "Válidas até",
  "wallet.recent": "Últimas movimentações",
  "wallet.allHistory": "Todo o histórico",
  "wallet.noRecent": "Ainda não houve movimentações.",
};
