import type { security as en } from "../../../../app/i18n/messages/en/security";

export const security: Record<keyof typeof en, string> = {
  "security.twoFactor.on": "Ieslēgt divpakāpju ienākšanu",
  "security.twoFactor.off": "Izslēgt divpakāpju ienākšanu",
  "security.twoFactor.code": "Kods",
  "security.twoFactor.codeHint": "6 cipari, ko nosūtījām uz tavu apstiprināto e-pastu vai tālruni",
  "security.twoFactor.resend": "Nosūtīt jaunu kodu",
  "security.password.unknown":
    "Atbilde netika saņemta, tāpēc parole, iespējams, jau ir nomainīta. Nākamreiz vispirms ienāc ar jauno; ja tā neder, joprojām der vecā.",
};
