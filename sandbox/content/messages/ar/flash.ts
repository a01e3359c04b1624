import type { flash as en } from "../../../../app/i18n/messages/en/flash";

export const flash: Record<keyof typeof en, string> = {
  "flash.signedOut": "تم تسجيل خروجك.",
  "flash.signOutFailed": "ما زلت مسجّل الدخول: تعذّر تسجيل الخروج. يُرجى المحاولة مرة أخرى.",
  "flash.languageNotSaved": "تم تغيير اللغة هنا، لكن تعذّر حفظها في حسابك.",
  "flash.languageOfAccount": "لغة حسابك هي التي تحدد لغة الموقع.",
  "flash.saved": "تم الحفظ.",
  "flash.contactSaved": "تم الحفظ. اطلب رمزًا وأدخله لتأكيد جهة الاتصال الجديدة.",
  "flash.codeSent": "أرسلنا إليك رمزًا.",
  "flash.contactConfirmed": "تم تأكيد جهة الاتصال.",
  "flash.bonusActivated": "مكافأتك مفعّلة الآن.",
  "flash.bonusPaused": "تم إيقاف مكافأتك مؤقتًا.",
  "flash.bonusRemoved": "تمت إزالة المكافأة.",
  "flash.cashbackPaidOut": "أصبح الاسترداد النقدي في رصيدك الرئيسي.",
  "flash.cashbackRemoved": "تخليت عن الاسترداد النقدي.",
  "flash.passwordChanged": "تم تغيير كلمة المرور وتسجيل الخروج من كل الأجهزة الأخرى.",
  "flash.messagesShownAgain": "قد تظهر الرسائل التي أغلقتها مرة أخرى.",
  "flash.limitHolds": "حدك سارٍ الآن.",
  "flash.limitWaits": "استلمنا طلبك. يبقى الحد الحالي ساريًا حتى يدخل التغيير حيز التنفيذ.",
  "flash.limitAsked": "أُرسل طلبك. سترى هنا متى يصبح ساريًا.",
};
