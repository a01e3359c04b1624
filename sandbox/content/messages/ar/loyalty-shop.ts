import type { loyaltyShop as en } from "../../../../app/i18n/messages/en/loyalty-shop";

export const loyaltyShop: Record<keyof typeof en, string> & Record<string, string> = {
  "loyaltyShop.buy": "شراء",
  "loyaltyShop.buyThis": "شراء {name}",
  "loyaltyShop.bought": "تم شراء:",
  "loyaltyShop.notNow": "لا يمكن شراء هذا الآن: نفد أو أنه لمستوى أعلى. لم تُخصم أي نقاط.",
  "loyaltyShop.purchases": "مشترياتك",
  "loyaltyShop.join.title": "كل هذا تشتريه بالنقاط التي تكسبها",
  "loyaltyShop.join.text": "الحساب مجاني، وكل رهان ومهمة يضيفان إليه نقاطًا.",
};
