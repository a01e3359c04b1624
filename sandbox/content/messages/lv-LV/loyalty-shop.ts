import type { loyaltyShop as en } from "../../../../app/i18n/messages/en/loyalty-shop";

export const loyaltyShop: Record<keyof typeof en, string> & Record<string, string> = {
  "loyaltyShop.buy": "Pirkt",
  "loyaltyShop.buyThis": "Pirkt: {name}",
  "loyaltyShop.bought": "Nopirkts:",
  "loyaltyShop.notNow":
    "Pašlaik to nopirkt nevar: tas ir izpārdots vai paredzēts augstākam līmenim. Punkti netika noņemti.",
  "loyaltyShop.purchases": "Tavi pirkumi",
  "loyaltyShop.join.title": "To visu var nopirkt par nopelnītajiem punktiem",
  "loyaltyShop.join.text": "Konts ir bez maksas, un katra likme un uzdevums tam pievieno punktus.",
};
