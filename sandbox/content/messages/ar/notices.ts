import type { notices as en } from "../../../../app/i18n/messages/en/notices";

export const notices: Record<keyof typeof en, string> = {
  "notices.title": "الإشعارات",
  "notices.new": "جديد",
  "notices.empty.title": "لا جديد بعد",
  "notices.empty.text": "سترى هنا ما يمنحك إياه برنامج الولاء أو يخصمه.",
  "notices.credit": "أحسنت!",
  "notices.debit": "لم ينجح الأمر",
  "notices.kind.register": "التسجيل",
  "notices.kind.profile": "ملفك الشخصي",
  "notices.kind.confirm": "تم تأكيد جهة الاتصال",
  "notices.kind.quest": "مهمة",
  "notices.kind.product": "متجر الولاء",
  "notices.kind.level": "المستوى",
  "notices.kind.other": "برنامج الولاء",
  "notices.amount.points": "{amount} نقطة",
  "notices.amount.exp": "{amount} خبرة",
};
