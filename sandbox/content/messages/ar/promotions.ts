import type { promotions as en } from "../../../../app/i18n/messages/en/promotions";

export const promotions: Record<keyof typeof en, string> = {
  "promotions.title": "العروض الترويجية",
  "promotions.meta.description": "ما يقدمه {product} الآن: العروض ومواعيدها وشروطها.",
  "promotions.until": "حتى",
  "promotions.none.title": "لا توجد عروض حاليًا",
  "promotions.none.text": "ستظهر العروض الجديدة هنا. وحتى ذلك الحين كل الألعاب بانتظارك.",
  "promotions.players.title": "هذا العرض للاعبين",
  "promotions.players.text": "سجّل الدخول لمعرفة التفاصيل.",
};
