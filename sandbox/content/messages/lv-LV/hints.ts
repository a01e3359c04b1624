import type { hints as en } from "../../../../app/i18n/messages/en/hints";

export const hints: Record<keyof typeof en, string> = {
  "hints.label": "Padomi",
  "hints.hide": "Paslēpt",
  "hints.registration.title": "Tavs konts ir gatavs",
  "hints.registration.text":
    "Lai spēlētu par īstu naudu, trūkst tikai pirmās iemaksas. Iemaksā tikai tik, cik vari atļauties.",
  "hints.registration.action": "Veikt iemaksu",
  "hints.confirm.title": "Apstiprini savu kontaktu",
  "hints.confirm.text":
    "{contact} vēl nav apstiprināts. Kad tas būs izdarīts, varēsi atgūt piekļuvi kontam, ja aizmirsīsi paroli.",
  "hints.confirm.action": "Apstiprināt",
};
