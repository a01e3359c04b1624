export const loyaltyShop = {
  "loyaltyShop.buy": "Buy",
  "loyaltyShop.buyThis": "Buy {name}",
  "loyaltyShop.bought": "Bought:",
  "loyaltyShop.notNow":
    "This cannot be bought just now: it is sold out, or it is for a higher level. No points were taken.",
  "loyaltyShop.purchases": "What you bought",
  "loyaltyShop.join.title": "Points you earn buy all of this",
  "loyaltyShop.join.text": "An account is free, and every bet and quest adds points to it.",
} as const;
