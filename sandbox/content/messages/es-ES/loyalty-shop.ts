import type { loyaltyShop as en } from "../../../../app/i18n/messages/en/loyalty-shop";

export const loyaltyShop: Record<keyof typeof en, string> & Record<string, string> = {
  "loyaltyShop.buy": "Comprar",
  "loyaltyShop.buyThis": "Comprar {name}",
  "loyaltyShop.bought": "Comprado:",
  "loyaltyShop.notNow":
    "Ahora no se puede comprar: está agotado o es para un nivel superior. No se han descontado puntos.",
  "loyaltyShop.purchases": "Lo que has comprado",
  "loyaltyShop.join.title": "Todo esto se compra con los puntos que ganas",
  "loyaltyShop.join.text": "La cuenta es gratis y cada apuesta y misión suma puntos.",
};
