import type { ageGate as en } from "../../../../app/i18n/messages/en/age-gate";

export const ageGate: Record<keyof typeof en, string> = {
  "ageGate.title": "هل عمرك {age} عامًا أو أكثر؟",
  "ageGate.text": "ألعاب المال للبالغين فقط. أخبرنا هل عمرك {age} عامًا على الأقل.",
  "ageGate.yes": "نعم، عمري {age} أو أكثر",
  "ageGate.no": "لا، أنا أصغر",
  "ageGate.refused.title": "يجب أن يكون عمرك {age} عامًا أو أكثر",
  "ageGate.refused.text":
    "لا يمكننا أن نعرض لك شيئًا هنا بعد. إن كانت المقامرة تقلقك في البيت أو بين الأصدقاء، فهؤلاء يساعدون مجانًا.",
};
