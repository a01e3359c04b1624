import type { MessageKey } from "~/i18n/messages/catalogue";
import type { MoneyValue } from "~/ui/formatting/format-values";
import type { Withdrawal } from "../withdraw/timeline";
import type { HistoryStatus, HistoryTab } from "./history-query";

export type EntryKind = HistoryTab | "other";

/** A line of the history, whatever it is about. */
export interface HistoryEntry {
  id: string;
  /** Where it is listed, which says what it is; a payment of a kind that we do not know is of no tab (contract O30). */
  tab: EntryKind;
  /** ISO 8601. */
  at: string;
  title: string;
  value: MoneyValue;
  status: HistoryStatus;
  facts: EntryDetail[];
  /** Of withdrawals, whose way is shown step by step. */
  withdrawal?: Withdrawal;
}

/** What more there is to know. A payment detail is called as the site's dictionary calls it. */
export type EntryDetail = { label: MessageKey | { text: string } } & (
  | { text: string }
  | { at: string }
  | { value: MoneyValue }
);

const words = {
  deposit: "cashier.status",
  withdrawal: "cashier.status",
  bonuses: "cashier.bonusStatus",
  cashbacks: "cashier.cashbackStatus",
  other: "cashier.status",
} as const satisfies Record<EntryKind, string>;

/** How a status is called on its tab; a tab has no status of another one. */
export function statusKey({ tab, status }: { tab: EntryKind; status: HistoryStatus }): MessageKey {
  return `${words[tab]}.${status}` as MessageKey;
}
