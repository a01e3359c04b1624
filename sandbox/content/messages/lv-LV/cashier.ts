import type { cashier as en } from "../../../../app/i18n/messages/en/cashier";

export const cashier: Record<keyof typeof en, string> = {
  "cashier.history.tabs.deposit": "Iemaksas",
  "cashier.history.tabs.withdrawal": "Izmaksas",
  "cashier.history.tabs.bonuses": "Bonusi",
  "cashier.history.tabs.cashbacks": "Naudas atmaksa",
  "cashier.status.pending": "Gaida",
  "cashier.status.processing": "Apstrādē",
  "cashier.status.success": "Pabeigta",
  "cashier.status.fail": "Neizdevās",
  "cashier.status.cancel": "Atcelta",
};
