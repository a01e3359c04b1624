import type { ageGate as en } from "../../../../app/i18n/messages/en/age-gate";

export const ageGate: Record<keyof typeof en, string> = {
  "ageGate.title": "Vai tev ir vismaz {age} gadi?",
  "ageGate.text": "Azartspēles ir pieaugušajiem. Pasaki, vai tev ir vismaz {age} gadi.",
  "ageGate.yes": "Jā, man ir vismaz {age} gadi",
  "ageGate.no": "Nē, man ir mazāk",
  "ageGate.refused.title": "Te ienākt var tikai no {age} gadu vecuma",
  "ageGate.refused.text":
    "Pagaidām mēs te tev neko nedrīkstam rādīt. Ja azartspēles tevi satrauc mājās vai draugu lokā, šie cilvēki palīdz bez maksas.",
};
