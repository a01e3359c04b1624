import type { cashier as en } from "../../../../app/i18n/messages/en/cashier";

export const cashier: Record<keyof typeof en, string> = {
  "cashier.history.tabs.deposit": "Depósitos",
  "cashier.history.tabs.withdrawal": "Saques",
  "cashier.history.tabs.bonuses": "Bônus",
  "cashier.history.tabs.cashbacks": "Cashback",
  "cashier.status.pending": "Pendente",
  "cashier.status.processing": "Em processamento",
  "cashier.status.success": "Concluída",
  "cashier.status.fail": "Falhou",
  "cashier.status.cancel": "Cancelada",
};
