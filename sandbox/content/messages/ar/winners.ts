import type { winners as en } from "../../../../app/i18n/messages/en/winners";

export const winners: Record<keyof typeof en, string> = {
  "winners.title.live": "أرباح مباشرة",
  "winners.title.ranking": "أفضل اللاعبين",
  "winners.title.top": "أكبر الأرباح",
  "winners.meta.description": "من يفوز في {product}: آخر الأرباح وأكبرها وأكثر اللاعبين ربحًا.",
  "winners.tabs": "أي قائمة",
  "winners.tab.live": "مباشر",
  "winners.tab.ranking": "اللاعبون",
  "winners.tab.top": "أكبر الأرباح",
  "winners.periods": "الفترة",
  "winners.period.day": "يوم",
  "winners.period.week": "أسبوع",
  "winners.period.month": "شهر",
  "winners.liveLead": "آخر الأرباح، الأحدث أولًا.",
  "winners.refresh": "تحديث",
  "winners.none.title": "لا أرباح بعد",
  "winners.none.text": "ستظهر الأولى هنا.",
  "winners.title.jackpots": "الفائزون بالجوائز الكبرى",
  "winners.tab.jackpots": "الجوائز الكبرى",
};
