export const jackpots = {
  "jackpots.title": "Jackpots",
  "jackpots.meta.description":
    "Every jackpot at {product}: what it stands at now, who won last, and the games that pay it.",
  "jackpots.meta.detail": "{name}: what it stands at now, its latest winners and its games.",
  "jackpots.lastWin": "Last won by {player}",
  "jackpots.total": "Current jackpot",
  "jackpots.winners": "Latest winners",
  "jackpots.noWinners": "Nobody has won it yet.",
  "jackpots.games": "Games with this jackpot",
  "jackpots.noGames": "No game pays it at the moment.",
  "jackpots.none.title": "No jackpots at the moment",
  "jackpots.none.text": "New ones appear here. Until then every game is waiting for you.",
} as const;
