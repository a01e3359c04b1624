import type { providers as en } from "../../../../app/i18n/messages/en/providers";

export const providers: Record<keyof typeof en, string> & Record<string, string> = {
  "providers.title": "مزودو الألعاب",
  "providers.meta.description": "الاستوديوهات التي تجد ألعابها في {product} وعدد ألعاب كل منها.",
  "providers.letters": "المزوّدون حسب الحرف الأول",
  "providers.search": "ابحث عن مزود",
  "providers.submit": "بحث",
  "providers.games_one": "لعبة واحدة",
  "providers.games_other": "{count} لعبة",
  "providers.none.title": "لا يوجد مزود بهذا الاسم",
  "providers.none.text": "جرّب كلمة أقصر أو تصفحهم جميعًا.",
  "providers.none.action": "كل المزودين",
  "providers.games_zero": "لا ألعاب",
  "providers.games_two": "لعبتان",
  "providers.games_few": "{count} ألعاب",
  "providers.games_many": "{count} لعبة",
};
