import type { depositAgain as en } from "../../../../app/i18n/messages/en/deposit-again";

export const depositAgain: Record<keyof typeof en, string> = {
  "depositAgain.title": "Otra vez",
  "depositAgain.fee": "Comisión del {fee}, {total} en total",
  "depositAgain.submit": "Depositar {amount}",
  "depositAgain.submitting": "Enviando…",
  "depositAgain.change": "Otro importe, o con un bono",
};
