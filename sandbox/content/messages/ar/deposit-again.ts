import type { depositAgain as en } from "../../../../app/i18n/messages/en/deposit-again";

export const depositAgain: Record<keyof typeof en, string> = {
  "depositAgain.title": "مرة أخرى",
  "depositAgain.fee": "رسوم {fee}، الإجمالي {total}",
  "depositAgain.submit": "إيداع {amount}",
  "depositAgain.submitting": "جارٍ الإرسال…",
  "depositAgain.change": "مبلغ آخر أو مع مكافأة",
};
