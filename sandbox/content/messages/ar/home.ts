import type { home as en } from "../../../../app/i18n/messages/en/home";

export const home: Record<keyof typeof en, string> = {
  "home.meta.title": "{product} – ماكينات القمار والكازينو المباشر والجاكبوت",
  "home.title": "الألعاب والجاكبوت في {product}",
  "home.banners.label": "أبرز العروض",
  "home.continued.title": "تابع اللعب",
  "home.rows.seeAll": "عرض الكل",
  "home.jackpots.title": "الجاكبوت",
  "home.jackpots.lastWin": "آخر فائز: {player}",
  "home.liveWins.title": "أرباح مباشرة",
  "home.tournaments.title": "بطولات جارية",
  "home.tournaments.prize": "مجموع الجوائز",
  "home.tournaments.players": "اللاعبون",
  "home.tournaments.timeLeft": "الوقت المتبقي",
  "home.tournaments.days": "{days} ي {hours} س",
  "home.tournaments.hours": "{hours} س {minutes} د",
  "home.tournaments.minutes": "{minutes} د",
  "home.tournaments.ending": "تنتهي الآن",
  "home.providers.title": "المزوّدون",
};
