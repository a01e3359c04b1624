import type { security as en } from "../../../../app/i18n/messages/en/security";

export const security: Record<keyof typeof en, string> = {
  "security.twoFactor.on": "تفعيل الدخول بخطوتين",
  "security.twoFactor.off": "إيقاف الدخول بخطوتين",
  "security.twoFactor.code": "الرمز",
  "security.twoFactor.codeHint": "الأرقام الستة التي أرسلناها إلى بريدك أو هاتفك المؤكَّد",
  "security.twoFactor.resend": "إرسال رمز جديد",
  "security.password.unknown":
    "لم يصل رد، فربما تغيّرت كلمة مرورك بالفعل. في المرة القادمة جرّب الدخول بالجديدة أولًا، وإذا رُفضت فالقديمة ما زالت صالحة.",
};
