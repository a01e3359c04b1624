import type { betting as en } from "../../../../app/i18n/messages/en/betting";

export const betting: Record<keyof typeof en, string> = {
  "betting.title": "المراهنات الرياضية",
  "betting.meta.description": "راهن على الرياضة في {product} قبل المباراة ومباشرةً.",
  "betting.bonus": "مكافأة المراهنات",
  "betting.bonusWaiting": "مكافأة بانتظارك",
  "betting.history": "سجل الرهانات",
  "betting.none.title": "لا توجد مراهنات رياضية هنا حاليًا",
  "betting.none.text": "الألعاب متاحة كالمعتاد.",
};
