import type { Money } from "./money";

export const pockets = ["balance_main", "balance_bonus", "balance_betting_bonus", "balance_fun"] as const;
export type Pocket = (typeof pockets)[number];

/** One movement of money. The entries of a pocket always add up to its balance. */
export interface LedgerEntry {
  pocket: Pocket;
  /** Negative when money leaves. */
  amount: Money;
  reason:
    | "opening"
    | "control"
    | "deposit"
    | "withdrawal"
    | "withdrawal_returned"
    | "stake"
    | "win"
    | "bonus_activated"
    | "bonus_wagered"
    | "bonus_gone"
    | "cashback";
  /** Of the transaction, round, bonus or cashback. */
  id: string;
  at: string;
}
