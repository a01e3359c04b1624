import type { home as en } from "../../../../app/i18n/messages/en/home";

export const home: Record<keyof typeof en, string> = {
  "home.meta.title": "{product} – spēļu automāti, tiešsaistes kazino un džekpoti",
  "home.title": "Spēles un džekpoti: {product}",
  "home.banners.label": "Aktuāli",
  "home.continued.title": "Turpināt spēlēt",
  "home.rows.seeAll": "Skatīt visas",
  "home.jackpots.title": "Džekpoti",
  "home.jackpots.lastWin": "Pēdējais laimētājs: {player}",
  "home.liveWins.title": "Laimesti tiešraidē",
  "home.tournaments.title": "Notiekošie turnīri",
  "home.tournaments.prize": "Balvu fonds",
  "home.tournaments.players": "Dalībnieki",
  "home.tournaments.timeLeft": "Atlikušais laiks",
  "home.tournaments.days": "{days} d. {hours} st.",
  "home.tournaments.hours": "{hours} st. {minutes} min.",
  "home.tournaments.minutes": "{minutes} min.",
  "home.tournaments.ending": "Tūlīt beigsies",
  "home.providers.title": "Izstrādātāji",
};
