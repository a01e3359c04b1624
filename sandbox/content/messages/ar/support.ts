import type { support as en } from "../../../../app/i18n/messages/en/support";

export const support: Record<keyof typeof en, string> = {
  "support.title": "الدعم",
  "support.meta.description": "كيف تصل إلى فريق {product} وأين تجد الإجابات.",
  "support.lead": "أسئلة عن حسابك أو أموالك أو لعبة ما: نحن هنا من أجلك.",
  "support.phone": "اتصل بنا",
  "support.channels": "راسلنا",
  "support.pages": "اعثر على إجابة",
  "support.none.title": "لا يمكن الوصول إلينا الآن",
  "support.none.text": "عد بعد قليل من فضلك.",
};
