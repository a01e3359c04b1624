import type { personal as en } from "../../../../app/i18n/messages/en/personal";

export const personal: Record<keyof typeof en, string> = {
  "personal.applyCountry": "عرض حقول هذا البلد",
  "personal.locked.text":
    "لم يعد من الممكن هنا تغيير البيانات التي يستند إليها التحقق من هويتك. إذا كان هناك خطأ فسيصححه فريق الدعم معك.",
  "personal.locked.refused":
    "جزء من هذه البيانات مقفل منذ تأكيد هويتك، لذلك لم يُحفظ أي شيء. يمكن لفريق الدعم تغييرها لك.",
  "personal.unavailable": "لا يمكن تغيير بياناتك الآن. ما نعرفه معروض أعلاه.",
  "personal.currency.title": "العملة",
  "personal.currency.text":
    "حسابك بهذه العملة. لا يمكن تغييرها إلا ما دام حسابك خاليًا من الأموال والمكافآت والمدفوعات.",
  "personal.language.title": "اللغة",
  "personal.language.ofAccount": "حسابك هو الذي يحدد اللغة التي ترى بها هذه الصفحة.",
};
