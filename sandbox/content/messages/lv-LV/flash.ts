import type { flash as en } from "../../../../app/i18n/messages/en/flash";

export const flash: Record<keyof typeof en, string> = {
  "flash.signedOut": "Tu esi izrakstījies.",
  "flash.signedOutIdle": "Tu esi izrakstīts, jo kādu laiku nebiji aktīvs.",
  "flash.signOutFailed": "Tu joprojām esi savā kontā: izrakstīties neizdevās. Lūdzu, mēģini vēlreiz.",
  "flash.languageNotSaved": "Valoda šeit ir nomainīta, bet to neizdevās saglabāt tavā kontā.",
  "flash.languageUnknown":
    "Valoda šeit ir nomainīta, bet nav zināms, vai tā saglabāta tavā kontā. Lūdzu, izvēlies to vēlreiz.",
  "flash.languageOfAccount": "Valodu, kurā redzi šo vietni, nosaka tava konta valoda.",
  "flash.saved": "Saglabāts.",
  "flash.unchanged": "Viss jau bija saglabāts.",
  "flash.contactSaved": "Saglabāts. Palūdz kodu un ievadi to, lai apstiprinātu jauno kontaktu.",
  "flash.codeSent": "Mēs tev nosūtījām kodu.",
  "flash.contactConfirmed": "Tavs kontakts ir apstiprināts.",
  "flash.bonusActivated": "Tavs bonuss ir aktīvs.",
  "flash.bonusPaused": "Tavs bonuss ir apturēts.",
  "flash.bonusRemoved": "Bonuss ir dzēsts.",
  "flash.cashbackPaidOut": "Naudas atmaksa ir tavā pamata bilancē.",
  "flash.cashbackRemoved": "Tu atteicies no naudas atmaksas.",
  "flash.passwordChanged": "Parole ir nomainīta. Visas citas ierīces ir atteiktas.",
  "flash.messagesShownAgain": "Aizvērtās ziņas var parādīties atkal.",
  "flash.limitHolds": "Tavs limits ir spēkā.",
  "flash.limitWaits": "Tavs pieprasījums ir saņemts. Līdz tas stājas spēkā, ir spēkā pašreizējais limits.",
  "flash.limitAsked": "Tavs pieprasījums ir nosūtīts. Šeit redzēsi, kad tas stājas spēkā.",
  "flash.codeSentBefore": "Mēs tev nupat nosūtījām kodu. Lūdzu, ievadi to.",
  "flash.twoFactorOn": "Divpakāpju ienākšana ir ieslēgta.",
  "flash.twoFactorOff": "Divpakāpju ienākšana ir izslēgta.",
};
