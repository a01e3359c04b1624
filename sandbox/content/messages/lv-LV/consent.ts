import type { consent as en } from "../../../../app/i18n/messages/en/consent";

export const consent: Record<keyof typeof en, string> = {
  "consent.title": "Sīkdatnes un privātums",
  "consent.banner":
    "Mēs izmantojam to, kas vietnei vajadzīgs, lai tā darbotos. Ar tavu piekrišanu mēs un citi izmanto sīkdatnes arī papildu pakalpojumiem, statistikai un reklāmai. Savu izvēli vari mainīt jebkurā laikā.",
  "consent.refuse": "Noraidīt visas",
  "consent.accept": "Pieņemt visas",
  "consent.choose": "Izvēlēties",
  "consent.save": "Saglabāt izvēli",
  "consent.lead":
    "Izlem, kam drīkst izmantot sīkdatnes un citu uzņēmumu kodu. Tava izvēle šajā pārlūkā ir spēkā pusgadu; saite uz šo lapu ir katras lapas apakšā.",
  "consent.purposes.necessary.name": "Nepieciešamās",
  "consent.purposes.necessary.text":
    "Uztur tavu sesiju, atceras valodu, krāsas un šo izvēli, aizsargā kontus un maksājumus. Vienmēr ieslēgtas.",
  "consent.purposes.functional.name": "Papildu pakalpojumi",
  "consent.purposes.functional.text":
    "Citu uzņēmumu pakalpojumi, kas tev šeit palīdz, piemēram, atbalsta tērzēšana.",
  "consent.purposes.analytics.name": "Statistika",
  "consent.purposes.analytics.text": "Rāda mums, kā vietne tiek lietota, lai varam to uzlabot.",
  "consent.purposes.marketing.name": "Reklāma",
  "consent.purposes.marketing.text": "Ļauj mums un mūsu partneriem uzzināt, kura reklāma tevi šurp atveda.",
};
