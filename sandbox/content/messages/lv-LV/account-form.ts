import type { accountForm as en } from "../../../../app/i18n/messages/en/account-form";

export const accountForm: Record<keyof typeof en, string> & Record<string, string> = {
  "accountForm.choose": "Izvēlies",
  "accountForm.need": "Vispirms kaut kā trūkst",
  "accountForm.unknown":
    "Atbilde nepienāca, tāpēc nezinām, vai tas ir izdarīts. Lapa rāda, kas ir saglabāts tagad: pārbaudi to, pirms sūti vēlreiz.",
  "accountForm.notSent": "Pakalpojums nav sasniedzams, tāpēc nekas nav mainīts. Lūdzu, mēģini vēlreiz.",
  "accountForm.wait_zero": "Mēģini vēlreiz pēc {count} sekundēm.",
  "accountForm.wait_one": "Mēģini vēlreiz pēc {count} sekundes.",
  "accountForm.wait_other": "Mēģini vēlreiz pēc {count} sekundēm.",
  "accountForm.resendIn_zero": "Jaunu kodu varēsi palūgt pēc {count} sekundēm.",
  "accountForm.resendIn_one": "Jaunu kodu varēsi palūgt pēc {count} sekundes.",
  "accountForm.resendIn_other": "Jaunu kodu varēsi palūgt pēc {count} sekundēm.",
  "accountForm.codeSpent": "Pārāk daudz nepareizu kodu: šis vairs neder. Palūdz jaunu.",
  "accountForm.unsaved": "Vēl nav saglabāts",
};
