import type { home as en } from "../../../../app/i18n/messages/en/home";

export const home: Record<keyof typeof en, string> = {
  "home.meta.title": "{product} – tragaperras, casino en vivo y jackpots",
  "home.title": "Juegos y jackpots en {product}",
  "home.continued.title": "Seguir jugando",
  "home.rows.seeAll": "Ver todo",
  "home.jackpots.title": "Jackpots",
  "home.liveWins.title": "Premios en directo",
  "home.tournaments.title": "Torneos en curso",
  "home.providers.title": "Proveedores",
};
