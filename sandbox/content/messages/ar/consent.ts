import type { consent as en } from "../../../../app/i18n/messages/en/consent";

export const consent: Record<keyof typeof en, string> = {
  "consent.title": "ملفات الارتباط والخصوصية",
  "consent.banner":
    "نستخدم ما يحتاجه الموقع ليعمل. وبموافقتك نستخدم نحن وجهات أخرى ملفات الارتباط أيضًا لخدمات إضافية وللإحصاءات والإعلانات. يمكنك تغيير رأيك في أي وقت.",
  "consent.refuse": "رفض الكل",
  "consent.accept": "قبول الكل",
  "consent.choose": "اختيار",
  "consent.save": "حفظ اختياري",
  "consent.lead":
    "قرّر فيمَ يجوز استخدام ملفات الارتباط وبرامج الجهات الأخرى. يسري اختيارك نصف سنة في هذا المتصفح، وتجد هذه الصفحة في أسفل كل صفحة.",
  "consent.purposes.necessary.name": "ضرورية",
  "consent.purposes.necessary.text":
    "تُبقيك مسجَّل الدخول، وتتذكر اللغة والمظهر وهذا الاختيار، وتحمي الحسابات والمدفوعات. مفعّلة دائمًا.",
  "consent.purposes.functional.name": "خدمات إضافية",
  "consent.purposes.functional.text": "خدمات لجهات أخرى تساعدك هنا، مثل محادثة الدعم.",
  "consent.purposes.analytics.name": "إحصاءات",
  "consent.purposes.analytics.text": "تُظهر لنا كيف يُستخدم الموقع حتى نتمكن من تحسينه.",
  "consent.purposes.marketing.name": "إعلانات",
  "consent.purposes.marketing.text": "تُخبرنا وشركاءنا بالإعلان الذي جاء بك إلى هنا.",
};
