import type { betting as en } from "../../../../app/i18n/messages/en/betting";

export const betting: Record<keyof typeof en, string> = {
  "betting.title": "Apostas esportivas",
  "betting.meta.description": "Aposte em esportes no {product}, antes do jogo e ao vivo.",
  "betting.bonus": "Bônus de apostas",
  "betting.bonusWaiting": "Um bônus espera por você",
  "betting.history": "Histórico de apostas",
  "betting.none.title": "No momento não há apostas esportivas",
  "betting.none.text": "Os jogos continuam abertos como sempre.",
};
