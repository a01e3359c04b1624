import type { Bonus, Cashback } from "~/platform/entities-bonuses";
import type { TransactionStatus } from "~/platform/entities-cashier";
import type { MoneyValue } from "~/ui/formatting/format-values";

/** A line of the history, whatever it is about. */
export interface HistoryEntry {
  id: string;
  /** ISO 8601. */
  at: string;
  title: string;
  value: MoneyValue;
  status:
    | { kind: "payment"; status: TransactionStatus }
    | { kind: "bonus"; status: Bonus["status"] }
    | { kind: "cashback"; status: Cashback["status"] };
}
