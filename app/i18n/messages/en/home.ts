export const home = {
  "home.meta.title": "{product} – slots, live casino and jackpots",
  "home.title": "Games and jackpots at {product}",
  "home.continued.title": "Continue playing",
  "home.rows.seeAll": "See all",
  "home.jackpots.title": "Jackpots",
  "home.liveWins.title": "Live wins",
  "home.tournaments.title": "Tournaments in progress",
  "home.providers.title": "Providers",
} as const;
