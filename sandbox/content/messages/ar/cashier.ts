import type { cashier as en } from "../../../../app/i18n/messages/en/cashier";

export const cashier: Record<keyof typeof en, string> = {
  "cashier.history.tabs.deposit": "الإيداعات",
  "cashier.history.tabs.withdrawal": "السحوبات",
  "cashier.history.tabs.bonuses": "المكافآت",
  "cashier.history.tabs.cashbacks": "استرداد نقدي",
  "cashier.status.pending": "معلّقة",
  "cashier.status.processing": "قيد المعالجة",
  "cashier.status.success": "مكتملة",
  "cashier.status.fail": "فشلت",
  "cashier.status.cancel": "ملغاة",
};
