import type { support as en } from "../../../../app/i18n/messages/en/support";

export const support: Record<keyof typeof en, string> = {
  "support.title": "Atbalsts",
  "support.meta.description": "Kā sazināties ar {product} komandu un kur rast atbildes.",
  "support.lead": "Jautājumi par kontu, naudu vai spēli: esam šeit, lai palīdzētu.",
  "support.phone": "Zvani mums",
  "support.channel": "Mūs atradīsi šeit",
  "support.mail": "Raksti e-pastu",
  "support.pages": "Atrodi atbildi",
  "support.chat.title": "Tērzēšana",
  "support.chat.open": "Atvērt tērzēšanu",
  "support.chat.opening": "Tērzēšana tiek atvērta…",
  "support.chat.openUntil": "Šobrīd atvērts. Slēgsies: {when}",
  "support.chat.closedUntil": "Šobrīd slēgts. Atvērsies: {when}",
  "support.chat.always": "Atvērts visu diennakti",
  "support.chat.closed": "Šobrīd slēgts",
  "support.chat.failed": "Tērzēšanu šobrīd nevar atvērt. Lūdzu, raksti mums šīs lapas veidlapā.",
  "support.chat.consent":
    "Tērzēšanu nodrošina cits pakalpojumu sniedzējs, un tai vajadzīga tava piekrišana papildu pakalpojumiem.",
  "support.chat.choose": "Privātuma izvēle",
  "support.feedback.title": "Raksti mums",
  "support.feedback.message": "Tava ziņa",
  "support.feedback.email": "E-pasts",
  "support.feedback.emailHint.visitor": "Bez tā mēs nevarēsim tev atbildēt",
  "support.feedback.emailHint.player": "Tikai tad, ja atbilde nav jāsūta uz tava konta e-pastu",
  "support.feedback.name": "Tavs vārds",
  "support.feedback.submit": "Nosūtīt ziņu",
  "support.feedback.trap": "Atstāj šo tukšu",
  "support.feedback.trapped":
    "Izskatījās, ka to rakstījusi programma, tāpēc tā netika nosūtīta. Ja rakstīji tu, lūdzu, sūti vēlreiz.",
  "support.feedback.unknown":
    "Atbildi nesaņēmām, tāpēc nezinām, vai tava ziņa mūs sasniedza. Lūdzu, mazliet pagaidi, pirms sūti to vēlreiz.",
  "support.feedback.sent.title": "Tava ziņa ir nosūtīta",
  "support.feedback.sent.text": "Paldies! Mēs to izlasīsim un atbildēsim, cik drīz vien varēsim.",
  "support.feedback.another": "Rakstīt vēl vienu ziņu",
};
