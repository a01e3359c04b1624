import type { notifications as en } from "../../../../app/i18n/messages/en/notifications";

export const notifications: Record<keyof typeof en, string> = {
  "notifications.title": "في الموقع",
  "notifications.lead": "يسري هذا على كل جهاز تسجّل الدخول منه.",
  "notifications.sound": "صوت الإشعارات",
  "notifications.popups": "الرسائل التي تُفتح تلقائيًا",
  "notifications.on": "مفعّل",
  "notifications.off": "معطّل",
  "notifications.turnOn": "تفعيل",
  "notifications.turnOff": "تعطيل",
  "notifications.closed.text": "الرسائل والتلميحات التي أغلقتها لا تظهر مرة أخرى.",
  "notifications.closed.show": "إظهارها مجددًا",
  "notifications.quota":
    "لم تعد هناك مساحة للإعدادات في حسابك، لذلك لم يتغيّر شيء. أعد إظهار الرسائل المغلقة لتوفير مساحة.",
};
