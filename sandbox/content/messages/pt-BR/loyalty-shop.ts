import type { loyaltyShop as en } from "../../../../app/i18n/messages/en/loyalty-shop";

export const loyaltyShop: Record<keyof typeof en, string> & Record<string, string> = {
  "loyaltyShop.buy": "Comprar",
  "loyaltyShop.buyThis": "Comprar {name}",
  "loyaltyShop.bought": "Comprado:",
  "loyaltyShop.notNow":
    "Não dá para comprar agora: esgotou ou é para um nível mais alto. Nenhum ponto foi descontado.",
  "loyaltyShop.purchases": "O que você comprou",
  "loyaltyShop.join.title": "Tudo isto se compra com os pontos que você ganha",
  "loyaltyShop.join.text": "A conta é grátis, e cada aposta e missão soma pontos.",
};
