import type { characters as en } from "../../../../app/i18n/messages/en/characters";

export const characters: Record<keyof typeof en, string> & Record<string, string> = {
  "characters.agree": "تبديل",
  "characters.changed": "أصبحت هذه شخصيتك.",
  "characters.notNow": "لا يمكنك التبديل إلى هذه الشخصية الآن. لم تُخصم أي نقاط.",
  "characters.selected": "شخصيتك الحالية",
  "characters.unavailable": "غير متاحة الآن",
  "characters.tooExpensive": "النقاط غير كافية بعد",
  "characters.free": "مجانًا",
  "characters.pages": "شخصيات أخرى",
  "characters.previous": "السابق",
  "characters.next": "المزيد",
};
