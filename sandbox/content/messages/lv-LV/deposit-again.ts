import type { depositAgain as en } from "../../../../app/i18n/messages/en/deposit-again";

export const depositAgain: Record<keyof typeof en, string> = {
  "depositAgain.title": "Vēlreiz",
  "depositAgain.fee": "Komisija {fee}, kopā {total}",
  "depositAgain.submit": "Iemaksāt {amount}",
  "depositAgain.submitting": "Sūta…",
  "depositAgain.change": "Cita summa vai ar bonusu",
};
