import type { jackpots as en } from "../../../../app/i18n/messages/en/jackpots";

export const jackpots: Record<keyof typeof en, string> = {
  "jackpots.title": "الجوائز الكبرى",
  "jackpots.meta.description":
    "كل الجوائز الكبرى في {product}: قيمتها الآن وآخر الفائزين والألعاب التي تمنحها.",
  "jackpots.meta.detail": "{name}: القيمة الحالية وآخر الفائزين والألعاب.",
  "jackpots.lastWin": "آخر فائز: {player}",
  "jackpots.total": "الجائزة الحالية",
  "jackpots.winners": "آخر الفائزين",
  "jackpots.noWinners": "لم يفز به أحد بعد.",
  "jackpots.games": "ألعاب هذه الجائزة",
  "jackpots.noGames": "لا توجد لعبة تمنحه حاليًا.",
  "jackpots.none.title": "لا توجد جوائز كبرى حاليًا",
  "jackpots.none.text": "ستظهر الجوائز الجديدة هنا، وحتى ذلك الحين كل الألعاب بانتظارك.",
};
