import type { systemPages as en } from "../../../../app/i18n/messages/en/system-pages";

export const systemPages: Record<keyof typeof en, string> = {
  "systemPages.maintenance.title": "سنعود بعد قليل",
  "systemPages.maintenance.text":
    "تجري حاليًا صيانة الموقع. رصيدك وألعابك في أمان. نرجو العودة بعد بضع دقائق.",
  "systemPages.maintenance.until": "نعود في",
  "systemPages.payCancel.title": "أُلغيت عملية الدفع",
  "systemPages.payCancel.text": "أوقفتَ عملية الدفع ولم يُخصم أي مبلغ. يمكنك اختيار طريقة أخرى متى شئت.",
  "systemPages.payCancel.button": "العودة إلى الإيداع",
  "systemPages.payFail.title": "فشلت عملية الدفع",
  "systemPages.payFail.text": "لم تكتمل عملية الدفع ولم يتغير رصيدك. تحقق من بياناتك أو اختر طريقة أخرى.",
  "systemPages.payFail.button": "جرّب إيداعًا آخر",
  "systemPages.payMobile.title": "أكمل على هاتفك",
  "systemPages.payMobile.text":
    "أكّد عملية الدفع في التطبيق أو الرسالة على هاتفك. يمكنك إغلاق هذه الصفحة، فسيصل المال تلقائيًا.",
  "systemPages.payNewWindow.title": "أكمل في النافذة الأخرى",
  "systemPages.payNewWindow.text": "يتم الدفع في نافذة جديدة. سيتغير رصيدك فور تأكيد الدفع.",
  "systemPages.payNewWindow.button": "العودة إلى الإيداع",
  "systemPages.payPending.title": "نتحقق من عملية الدفع",
  "systemPages.payPending.text":
    "يستغرق هذا عادةً دقيقة أو دقيقتين. لا حاجة إلى الدفع مرة أخرى: ستظهر النتيجة هنا وفي السجل.",
  "systemPages.paySuccess.title": "وصلت الدفعة",
  "systemPages.paySuccess.text": "أصبح المال في رصيدك. نتمنى لك لعبًا ممتعًا.",
  "systemPages.paySuccess.button": "إلى الألعاب",
  "systemPages.notFound.title": "الصفحة غير موجودة",
  "systemPages.notFound.text": "ربما كُتب العنوان خطأً أو نُقلت الصفحة. يمكنك المتابعة من القائمة أو البحث.",
  "systemPages.forbidden.title": "غير متاح هنا",
  "systemPages.forbidden.text": "لا يمكن استخدام هذا الموقع من موقعك أو من اتصالك.",
  "systemPages.userBlock.title": "هذا الحساب محظور",
  "systemPages.userBlock.text":
    "لا يمكنك الدخول أو اللعب بهذا الحساب. يستطيع فريق الدعم توضيح السبب وما يمكن فعله.",
  "systemPages.userBlock.until": "ينتهي الحظر في",
  "systemPages.userBlock.reasons.self_exclusion": "لقد استبعدت نفسك من اللعب.",
  "systemPages.userBlock.reasons.terms_violation": "لم تُحترم شروطنا بهذا الحساب.",
  "systemPages.userBlock.button": "تواصل مع الدعم",
  "systemPages.unsubscribe.title": "تم إلغاء الاشتراك",
  "systemPages.unsubscribe.text":
    "لن نرسل مزيدًا من الأخبار إلى هذا العنوان. يمكنك الاشتراك مجددًا من ملفك الشخصي.",
  "systemPages.errorsSlot.title": "حدث خطأ ما",
  "systemPages.errorsSlot.text": "تعذّر عرض هذه الصفحة. بقية الموقع تعمل. حاول مرة أخرى بعد قليل.",
  "systemPages.errorsSlot.button": "إلى الألعاب",
};
