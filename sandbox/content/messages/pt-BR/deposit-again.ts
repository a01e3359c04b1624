import type { depositAgain as en } from "../../../../app/i18n/messages/en/deposit-again";

export const depositAgain: Record<keyof typeof en, string> = {
  "depositAgain.title": "Mais uma vez",
  "depositAgain.fee": "Taxa de {fee}, {total} no total",
  "depositAgain.submit": "Depositar {amount}",
  "depositAgain.submitting": "Enviando…",
  "depositAgain.change": "Outro valor, ou com um bônus",
};
