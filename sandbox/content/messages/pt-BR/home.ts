import type { home as en } from "../../../../app/i18n/messages/en/home";

export const home: Record<keyof typeof en, string> = {
  "home.meta.title": "{product} – caça-níqueis, cassino ao vivo e jackpots",
  "home.title": "Jogos e jackpots no {product}",
  "home.continued.title": "Continuar jogando",
  "home.rows.seeAll": "Ver tudo",
  "home.jackpots.title": "Jackpots",
  "home.liveWins.title": "Ganhos ao vivo",
  "home.tournaments.title": "Torneios em andamento",
  "home.providers.title": "Provedores",
};
