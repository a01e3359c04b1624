import type { accountForm as en } from "../../../../app/i18n/messages/en/account-form";

export const accountForm: Record<keyof typeof en, string> & Record<string, string> = {
  "accountForm.choose": "اختر",
  "accountForm.need": "هناك شيء ناقص أولًا",
  "accountForm.unknown":
    "لم يصل أي رد، لذلك لا نعرف إن كان ذلك قد تم. تعرض الصفحة ما هو محفوظ الآن: تحقق منه قبل أن ترسل مرة أخرى.",
  "accountForm.notSent": "تعذر الوصول إلى الخدمة ولم يتغير شيء. حاول مرة أخرى.",
  "accountForm.wait_zero": "حاول مرة أخرى الآن.",
  "accountForm.wait_one": "حاول مرة أخرى بعد ثانية واحدة.",
  "accountForm.wait_two": "حاول مرة أخرى بعد ثانيتين.",
  "accountForm.wait_few": "حاول مرة أخرى بعد {count} ثوانٍ.",
  "accountForm.wait_many": "حاول مرة أخرى بعد {count} ثانية.",
  "accountForm.wait_other": "حاول مرة أخرى بعد {count} ثانية.",
  "accountForm.resendIn_zero": "يمكنك طلب رمز آخر الآن.",
  "accountForm.resendIn_one": "يمكنك طلب رمز آخر بعد ثانية واحدة.",
  "accountForm.resendIn_two": "يمكنك طلب رمز آخر بعد ثانيتين.",
  "accountForm.resendIn_few": "يمكنك طلب رمز آخر بعد {count} ثوانٍ.",
  "accountForm.resendIn_many": "يمكنك طلب رمز آخر بعد {count} ثانية.",
  "accountForm.resendIn_other": "يمكنك طلب رمز آخر بعد {count} ثانية.",
  "accountForm.codeSpent": "محاولات خاطئة كثيرة: لم يعد هذا الرمز صالحًا. اطلب رمزًا جديدًا.",
  "accountForm.unsaved": "لم يُحفظ بعد",
};
