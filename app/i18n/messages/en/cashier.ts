export const cashier = {
  "cashier.history.tabs.deposit": "Payments",
  "cashier.history.tabs.withdrawal": "Withdraw",
  "cashier.history.tabs.bonuses": "Bonuses",
  "cashier.history.tabs.cashbacks": "Cashback",
  "cashier.status.pending": "Pending",
  "cashier.status.processing": "Processing",
  "cashier.status.success": "Completed",
  "cashier.status.fail": "Failed",
  "cashier.status.cancel": "Cancelled",
} as const;
