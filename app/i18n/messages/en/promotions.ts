export const promotions = {
  "promotions.title": "Promotions",
  "promotions.meta.description":
    "What {product} has on at the moment: promotions, their dates and their terms.",
  "promotions.until": "Until",
  "promotions.none.title": "No promotions at the moment",
  "promotions.none.text": "New ones appear here. Until then every game is waiting for you.",
  "promotions.players.title": "This promotion is for players",
  "promotions.players.text": "Sign in to see what it is about.",
} as const;
