import type { contactLinks as en } from "../../../../app/i18n/messages/en/contact-links";

export const contactLinks: Record<keyof typeof en, string> = {
  "contactLinks.unsubscribe.meta": "إلغاء الاشتراك",
  "contactLinks.unsubscribe.title": "هل تريد إيقاف أخبارنا؟",
  "contactLinks.unsubscribe.text":
    "لن نرسل مزيدًا من العروض والأخبار إلى هذا العنوان. ستصلك الرسائل المتعلقة بحسابك كالمعتاد.",
  "contactLinks.unsubscribe.submit": "إلغاء الاشتراك",
  "contactLinks.unsubscribe.keep": "الاستمرار في تلقيها",
  "contactLinks.unsubscribe.wrongTitle": "لم يعد هذا الرابط صالحًا",
  "contactLinks.unsubscribe.wrongText":
    "افتح الرابط في أحدث رسالة منا، أو سجّل الدخول وأوقف الأخبار من ملفك الشخصي.",
  "contactLinks.unsubscribe.toSettings": "إلى إعدادات الإشعارات",
  "contactLinks.confirmation.meta": "تأكيد وسيلة الاتصال",
  "contactLinks.confirmation.title": "أكّد وسيلة الاتصال",
  "contactLinks.confirmation.text": "بقيت خطوة واحدة: تصبح وسيلة الاتصال هذه جزءًا من حسابك بعد تأكيدها.",
  "contactLinks.confirmation.code": "الرمز",
  "contactLinks.confirmation.codeHint": "الأرقام الستة الواردة في رسالتنا",
  "contactLinks.confirmation.submit": "تأكيد",
  "contactLinks.confirmation.nextStep":
    "يصلح كل رمز مرة واحدة ولمدة 24 ساعة، ويحل محله أي رمز أحدث. اطلب رمزًا جديدًا من إعدادات ملفك الشخصي.",
  "contactLinks.confirmation.toSettings": "إلى إعدادات الملف الشخصي",
  "contactLinks.confirmation.incompleteTitle": "هذا الرابط غير مكتمل",
  "contactLinks.success.title": "تم تأكيد وسيلة الاتصال",
  "contactLinks.success.text": "شكرًا لك. يمكننا الآن الوصول إليك، ويمكنك استعادة حسابك إذا نسيت كلمة المرور.",
  "contactLinks.success.button": "إلى الألعاب",
  "contactLinks.unknown.title": "بيانات الاتصال موجودة في ملفك الشخصي",
  "contactLinks.unknown.text": "هناك ترى ما تم تأكيده منها، ويمكنك طلب رمز جديد.",
  "contactLinks.confirmation.used": "تم تأكيد وسيلة التواصل هذه من قبل: لا يلزمك شيء آخر.",
  "contactLinks.confirmation.over": "الرمز خاطئ أو انتهت صلاحيته. يمكنك طلب رمز جديد من إعدادات ملفك الشخصي.",
  "contactLinks.confirmation.foreign":
    "وسيلة التواصل هذه لا تخص الحساب الذي سجّلت الدخول به. سجّل الدخول بالحساب الذي تخصه وافتح الرابط مرة أخرى.",
};
