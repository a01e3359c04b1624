import type { needs as en } from "../../../../app/i18n/messages/en/needs";

export const needs: Record<keyof typeof en, string> = {
  "needs.deposit.text": "يلزم إيداع ناجح.",
  "needs.profile.text": "يجب أن يكون ملفك الشخصي مكتملًا.",
  "needs.contact.text": "يجب تأكيد بريدك الإلكتروني أو هاتفك.",
  "needs.verification.text": "يجب التحقق من هويتك.",
  "needs.deposit.action": "قم بالإيداع",
  "needs.profile.action": "أكمل ملفك",
  "needs.contact.action": "أكّد بيانات الاتصال",
  "needs.verification.action": "تحقق من هويتك",
  "needs.support.action": "التواصل مع الدعم",
  "needs.back.text": "عند الانتهاء هنا يمكنك المتابعة من حيث كنت.",
  "needs.back.way": "المتابعة من حيث كنت",
};
