import type { verification as en } from "../../../../app/i18n/messages/en/verification";

export const verification: Record<keyof typeof en, string> = {
  "verification.steps": "Pārbaudes soļi",
  "verification.isDone": "Pabeigts",
  "verification.blocked":
    "Iemaksas, izmaksas un spēle par naudu gaida, līdz būs apstiprināta tava identitāte.",
  "verification.text.start":
    "Tava identitāte vēl nav apstiprināta. Likums prasa to pārbaudīt, un to ar taviem dokumentiem dara mūsu sadarbības partneris.",
  "verification.text.verification": "Tavi dokumenti tiek pārbaudīti. Tev nekas nav jādara.",
  "verification.text.completed":
    "Tava identitāte ir apstiprināta, un vairāk nekas nav jādara. Ja tev to joprojām prasa, palīdzēs atbalsts.",
  "verification.text.change":
    "Tavi dokumenti netika pieņemti, tāpēc vajadzīgi jauni. Visbiežāk attēls ir izplūdis vai apgriezts, vai dokumentam beidzies termiņš.",
  "verification.asked.title": "Kas tev vajadzīgs",
  "verification.asked.document": "Derīga pase, personas apliecība vai autovadītāja apliecība",
  "verification.asked.face": "Kamera dokumentam un tavam attēlam",
  "verification.asked.time":
    "Dažas minūtes. Partneris pateiks, ja vajadzīgs vēl kas, piemēram, adreses apliecinājums",
  "verification.next.start": "Pēc tam dokumentus pārbauda, un šī lapa parāda, kas iznāca.",
  "verification.next.verification":
    "Tiklīdz tos pieņems, vari turpināt. Ja nepieņems, šī lapa to pateiks un lūgs jaunus.",
  "verification.begin": "Sākt pārbaudi",
  "verification.beginAgain": "Iesniegt jaunus dokumentus",
  "verification.look": "Pārbaudīt vēlreiz",
  "verification.again": "Mēģināt vēlreiz",
  "verification.action.title": "Tavu maksājuma datu pārbaude",
  "verification.action.text":
    "Pirms naudu sūta uz šiem maksājuma datiem, vienreiz jāparāda, ka tie ir tavi. Sagatavo karti vai konta izrakstu.",
  "verification.action.next":
    "Pēc tam tos pārbauda. Tiklīdz tos pieņems, varēsi tos lietot: atgriezies pie iesāktā un mēģini vēlreiz.",
  "verification.action.done": "Pabeigts",
  "verification.check.title": "Tavi dokumenti",
  "verification.check.frame": "Identitātes pārbaude",
  "verification.check.window": "Atvērt pārbaudi atsevišķā logā",
  "verification.check.windowText": "Pārbaude ir mūsu partnera lapā. Atgriezies šeit, kad viss ir iesniegts.",
  "verification.check.sentText":
    "Kad viss būs iesniegts, šī lapa turpinās pati. Ja tā nenotiek, pasaki to šeit.",
  "verification.check.sent": "Viss ir iesniegts",
  "verification.needsScript.title": "Šai pārbaudei vajadzīgs JavaScript",
  "verification.needsScript.text":
    "Ieslēdz to pārlūkā un ielādē šo lapu vēlreiz vai raksti atbalstam: dokumentus var pieņemt arī citādi.",
  "verification.failed.title": "Pārbaudi neizdevās parādīt",
  "verification.failed.text":
    "Mūsu partneris pašlaik neatbild. Nekas no iesniegtā nepazūd. Vainīgs var būt arī reklāmu vai skriptu bloķētājs.",
  "verification.impossible.title": "Pārbaudi šajā lapā veikt nevar",
  "verification.impossible.text": "Atbalsts tavus dokumentus pieņems citādi.",
  "verification.unknownAction.title": "Šī pārbaude vairs nav vajadzīga",
  "verification.unknownAction.text":
    "Atgriezies pie iesāktā un mēģini vēlreiz. Ja to prasa atkal, palīdzēs atbalsts.",
};
