export const betting = {
  "betting.title": "Sports betting",
  "betting.meta.description": "Bet on sports at {product}, before the match and live.",
  "betting.bonus": "Betting bonus",
  "betting.bonusWaiting": "A bonus waits for you",
  "betting.history": "Bet history",
  "betting.none.title": "There is no sports betting here at the moment",
  "betting.none.text": "The games are open as always.",
} as const;
