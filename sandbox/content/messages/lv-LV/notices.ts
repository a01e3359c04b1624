import type { notices as en } from "../../../../app/i18n/messages/en/notices";

export const notices: Record<keyof typeof en, string> = {
  "notices.title": "Paziņojumi",
  "notices.new": "Jauns",
  "notices.empty.title": "Pagaidām nav nekā jauna",
  "notices.empty.text": "Šeit redzēsi, ko tev dod vai atņem lojalitātes programma.",
  "notices.credit": "Lieliski!",
  "notices.debit": "Neizdevās",
  "notices.kind.register": "Reģistrācija",
  "notices.kind.profile": "Tavs profils",
  "notices.kind.confirm": "Kontakts apstiprināts",
  "notices.kind.quest": "Uzdevums",
  "notices.kind.product": "Lojalitātes veikals",
  "notices.kind.level": "Līmenis",
  "notices.kind.other": "Lojalitātes programma",
  "notices.amount.points": "{amount} punkti",
  "notices.amount.exp": "{amount} pieredze",
};
