import type { promoCode as en } from "../../../../app/i18n/messages/en/promo-code";

export const promoCode: Record<keyof typeof en, string> = {
  "promoCode.title": "الرمز الترويجي",
  "promoCode.switcher": "لديّ رمز ترويجي",
  "promoCode.activate": "تفعيل",
  "promoCode.check": "تحقق",
  "promoCode.need": "قبل استخدام هذا الرمز",
  "promoCode.tooMany": "محاولات كثيرة. حاول مرة أخرى بعد {seconds} ث.",
  "promoCode.failed": "لم تصلنا إجابة واضحة. راجع مكافآتك قبل المحاولة مرة أخرى.",
  "promoCode.unchecked": "تعذّر التحقق من الرمز الآن. حاول مرة أخرى.",
  "promoCode.usable": "هذا الرمز يعمل. استخدمه مع حسابك.",
  "promoCode.activated": "تم تفعيل الرمز الترويجي وأُضيفت مكافأتك.",
};
