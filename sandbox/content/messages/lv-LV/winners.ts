import type { winners as en } from "../../../../app/i18n/messages/en/winners";

export const winners: Record<keyof typeof en, string> = {
  "winners.title.live": "Laimesti tiešraidē",
  "winners.title.ranking": "Labākie spēlētāji",
  "winners.title.top": "Lielākie laimesti",
  "winners.meta.description":
    "Kas laimē {product}: pēdējie un lielākie laimesti un spēlētāji, kuri laimējuši visvairāk.",
  "winners.tabs": "Kurš saraksts",
  "winners.tab.live": "Tiešraide",
  "winners.tab.ranking": "Spēlētāji",
  "winners.tab.top": "Lielākie laimesti",
  "winners.periods": "Periods",
  "winners.period.day": "Diena",
  "winners.period.week": "Nedēļa",
  "winners.period.month": "Mēnesis",
  "winners.liveLead": "Pēdējie laimesti, jaunākie vispirms.",
  "winners.refresh": "Atjaunot",
  "winners.none.title": "Laimestu vēl nav",
  "winners.none.text": "Pirmie parādīsies šeit.",
  "winners.title.jackpots": "Džekpotu laimētāji",
  "winners.tab.jackpots": "Džekpoti",
};
