import type { cashier as en } from "../../../../app/i18n/messages/en/cashier";

export const cashier: Record<keyof typeof en, string> = {
  "cashier.history.tabs.deposit": "Depósitos",
  "cashier.history.tabs.withdrawal": "Retiradas",
  "cashier.history.tabs.bonuses": "Bonos",
  "cashier.history.tabs.cashbacks": "Cashback",
  "cashier.status.pending": "Pendiente",
  "cashier.status.processing": "En proceso",
  "cashier.status.success": "Completada",
  "cashier.status.fail": "Fallida",
  "cashier.status.cancel": "Cancelada",
};
