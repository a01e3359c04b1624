import type { notifications as en } from "../../../../app/i18n/messages/en/notifications";

export const notifications: Record<keyof typeof en, string> = {
  "notifications.title": "Vietnē",
  "notifications.lead": "Tas attiecas uz visām ierīcēm, kurās tu pieraksties.",
  "notifications.sound": "Paziņojumu skaņa",
  "notifications.popups": "Ziņas, kas atveras pašas",
  "notifications.on": "Ieslēgts",
  "notifications.off": "Izslēgts",
  "notifications.turnOn": "Ieslēgt",
  "notifications.turnOff": "Izslēgt",
  "notifications.closed.text": "Ziņas un padomi, ko esi aizvēris, vairs neparādās.",
  "notifications.closed.show": "Rādīt tos atkal",
  "notifications.quota":
    "Tavā kontā iestatījumiem vairs nav vietas, tāpēc nekas nav mainīts. Atļauj atkal rādīt aizvērtās ziņas: tā vieta atbrīvosies.",
};
