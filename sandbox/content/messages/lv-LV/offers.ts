import type { offers as en } from "../../../../app/i18n/messages/en/offers";

export const offers: Record<keyof typeof en, string> = {
  "offers.title": "Piedāvājumi",
  "offers.meta.description":
    "Bonusi, bezmaksas griezieni un naudas atmaksa {product}: ko katrs piedāvājums dod un ko prasa.",
  "offers.meta.detail": "{name}: ko tas dod un ko prasa.",
  "offers.none.title": "Pašlaik nav piedāvājumu",
  "offers.none.text": "Jaunie parādīsies šeit. Akcijās redzēsi, kas vēl notiek.",
  "offers.rewards": "Ko tu saņem",
  "offers.how.title": "Kā to saņemt",
  "offers.how.deposit": "Veic iemaksu un izvēlies šo piedāvājumu.",
  "offers.how.registration": "Tas nāk līdzi jaunam kontam.",
  "offers.how.promo_code": "Ievadi tā kodu, reģistrējoties vai veicot iemaksu.",
  "offers.how.confirm": "Apstiprini savus kontaktus.",
  "offers.how.login": "To saņem spēlētāji, kas pieslēdzas.",
  "offers.action.signUp": "Reģistrēties šim piedāvājumam",
  "offers.action.signIn": "Pieslēgties šim piedāvājumam",
  "offers.action.deposit": "Veikt iemaksu",
  "offers.action.confirm": "Apstiprināt kontaktus",
  "offers.terms.minDeposit": "Iemaksa no {amount}",
  "offers.terms.excluded": "Nav derīgs ar: {methods}",
  "offers.terms.someExcluded": "Daži maksājumu veidi nav iekļauti",
  "offers.terms.condition": "Tikai spēlētājiem, kas atbilst nosacījumiem",
  "offers.terms.adults": "18+. Ir spēkā noteikumi.",
  "offers.terms.title": "Noteikumi",
  "offers.terms.read": "Lasīt noteikumus",
  "offers.linked": "Vairāk par to",
};
