import type { promotions as en } from "../../../../app/i18n/messages/en/promotions";

export const promotions: Record<keyof typeof en, string> = {
  "promotions.title": "Promoções",
  "promotions.meta.description": "O que está valendo no {product}: promoções, datas e condições.",
  "promotions.until": "Até",
  "promotions.none.title": "Nenhuma promoção no momento",
  "promotions.none.text": "As novas aparecem aqui. Até lá, todos os jogos esperam por você.",
  "promotions.players.title": "Esta promoção é para jogadores",
  "promotions.players.text": "Entre para ver do que se trata.",
};
