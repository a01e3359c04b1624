import type { personal as en } from "../../../../app/i18n/messages/en/personal";

export const personal: Record<keyof typeof en, string> = {
  "personal.applyCountry": "Rādīt šīs valsts laukus",
  "personal.locked.text":
    "Datus, uz kuriem balstās tava verifikācija, šeit vairs nevar mainīt. Ja kaut kas nav pareizi, atbalsts to izlabos kopā ar tevi.",
  "personal.locked.refused":
    "Daļa šo datu ir slēgta, kopš apstiprināta tava identitāte, tāpēc nekas netika saglabāts. Atbalsts tos var mainīt tavā vietā.",
  "personal.unavailable": "Tavus datus pašlaik nevar mainīt. Augstāk redzams, kas mums ir zināms.",
  "personal.currency.title": "Valūta",
  "personal.currency.text":
    "Tavs konts ir šajā valūtā. To var mainīt tikai tik ilgi, kamēr tajā nav naudas, bonusu un maksājumu.",
  "personal.language.title": "Valoda",
  "personal.language.ofAccount": "Tavs konts nosaka, kādā valodā redzi šo lapu.",
};
