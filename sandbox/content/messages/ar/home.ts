import type { home as en } from "../../../../app/i18n/messages/en/home";

export const home: Record<keyof typeof en, string> = {
  "home.meta.title": "{product} – ماكينات القمار والكازينو المباشر والجاكبوت",
  "home.title": "الألعاب والجاكبوت في {product}",
  "home.continued.title": "تابع اللعب",
  "home.rows.seeAll": "عرض الكل",
  "home.jackpots.title": "الجاكبوت",
  "home.liveWins.title": "أرباح مباشرة",
  "home.tournaments.title": "بطولات جارية",
  "home.providers.title": "المزوّدون",
};
