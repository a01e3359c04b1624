import type { payment as en } from "../../../../app/i18n/messages/en/payment";

export const payment: Record<keyof typeof en, string> & Record<string, string> = {
  "payment.bounds": "No {min} līdz {max}",
  "payment.presets": "Biežākās summas",
  "payment.choose": "Izvēlies",
  "payment.saved.title": "Maksājuma dati",
  "payment.saved.other": "Citi dati",
  "payment.saved.on_verification": "Tiek pārbaudīti. Varēsi tos izmantot, tiklīdz tas būs pabeigts.",
  "payment.saved.validation_required": "Šie dati vispirms jāapstiprina.",
  "payment.saved.fraudulent": "Šos datus nevar izmantot. Sazinies ar atbalstu.",
  "payment.newCard": "Atstāj tukšu, lai karti ievadītu maksājuma lapā.",
  "payment.available": "Pašlaik pieejami ne vairāk kā {available}",
  "payment.until": "Atkal pieejams:",
  "payment.notSent":
    "Maksājumu pakalpojums nebija sasniedzams. Nekas netika nosūtīts, tāpēc vari mēģināt vēlreiz.",
  "payment.paused":
    "Maksājumi tavai drošībai uz brīdi ir apturēti. Nekas netika nosūtīts: pamēģini vēlreiz pēc minūtes.",
  "payment.staleForm":
    "Šī veidlapa vairs nebija derīga, un nekas netika nosūtīts. Pārbaudi to un nosūti vēlreiz.",
  "payment.way.otherMethod": "Izvēlēties citu veidu",
  "payment.way.limits": "Tavi limiti",
  "payment.way.support": "Sazināties ar atbalstu",
  "payment.way.history": "Maksājumu vēsture",
  "payment.checking.title": "Mēs pārbaudām šo maksājumu",
  "payment.checking.text":
    "Tas tika nosūtīts, bet atbilde vēl nav saņemta. Nemaksā vēlreiz: tiklīdz zināsim, redzēsi to šeit.",
  "payment.checking.late":
    "Mēs joprojām nezinām. Pēc brīža ieskaties maksājumu vēsturē vai jautā atbalstam: tas redz visus maksājumus.",
  "payment.checking.method": "Veids",
  "payment.checking.amount": "Summa",
  "payment.checking.sent": "Nosūtīts",
  "payment.checking.anew": "Sākt jaunu maksājumu",
  "payment.checking.anewHint": "Ja pirmais tomēr pienāks, būs samaksāti abi.",
  "payment.refresh": "Paskatīties vēlreiz",
  "payment.wait_zero": "Pagaidi {count} sekundes.",
  "payment.wait_one": "Pagaidi {count} sekundi.",
  "payment.wait_other": "Pagaidi {count} sekundes.",
};
