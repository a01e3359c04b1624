import type { needs as en } from "../../../../app/i18n/messages/en/needs";

export const needs: Record<keyof typeof en, string> = {
  "needs.deposit.text": "Nepieciešams veiksmīgs depozīts.",
  "needs.profile.text": "Profilam jābūt aizpildītam.",
  "needs.contact.text": "E-pastam vai tālrunim jābūt apstiprinātam.",
  "needs.verification.text": "Tavai identitātei jābūt pārbaudītai.",
  "needs.deposit.action": "Veikt depozītu",
  "needs.profile.action": "Aizpildīt profilu",
  "needs.contact.action": "Apstiprināt kontaktu",
  "needs.verification.action": "Pārbaudīt identitāti",
  "needs.support.action": "Sazināties ar atbalstu",
  "needs.back.text": "Kad šeit būsi beidzis, vari turpināt tur, kur biji.",
  "needs.back.way": "Turpināt, kur biju",
};
