import type { hints as en } from "../../../../app/i18n/messages/en/hints";

export const hints: Record<keyof typeof en, string> = {
  "hints.label": "تلميحات",
  "hints.hide": "إخفاء",
  "hints.registration.title": "حسابك جاهز",
  "hints.registration.text": "لا ينقص للعب بمال حقيقي سوى أول إيداع. لا تودِع إلا ما يمكنك الاستغناء عنه.",
  "hints.registration.action": "إيداع",
  "hints.confirm.title": "أكّد وسيلة التواصل",
  "hints.confirm.text": "لم يتم تأكيد {contact} بعد. بعد تأكيده يمكنك استعادة حسابك إذا نسيت كلمة المرور.",
  "hints.confirm.action": "تأكيد",
};
