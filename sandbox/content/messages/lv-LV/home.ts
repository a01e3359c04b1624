import type { home as en } from "../../../../app/i18n/messages/en/home";

export const home: Record<keyof typeof en, string> = {
  "home.meta.title": "{product} – spēļu automāti, tiešsaistes kazino un džekpoti",
  "home.title": "Spēles un džekpoti: {product}",
  "home.continued.title": "Turpināt spēlēt",
  "home.rows.seeAll": "Skatīt visas",
  "home.jackpots.title": "Džekpoti",
  "home.liveWins.title": "Laimesti tiešraidē",
  "home.tournaments.title": "Notiekošie turnīri",
  "home.providers.title": "Izstrādātāji",
};
