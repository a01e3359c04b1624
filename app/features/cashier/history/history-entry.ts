import type { MessageKey } from "~/i18n/messages/catalogue";
import type { MoneyValue } from "~/ui/format/format-values";
import type { Withdrawal } from "../withdraw/timeline";
import type { HistoryStatus, HistoryTab } from "./history-query";

export type EntryKind = HistoryTab | "other";

/** An entry of the history, of any kind. */
export interface HistoryEntry {
  id: string;
  /** The tab that lists it, which is also its kind; payments of an unknown kind have none (docs/contract.md#o30). */
  tab: EntryKind;
  /** ISO 8601. */
  at?: string;
  title: string;
  value?: MoneyValue;
  status: HistoryStatus;
  details: EntryDetail[];
  /** Withdrawals only: data of the timeline. */
  withdrawal?: Withdrawal;
}

/** A labelled detail of an entry. Labels of payment details come from the operator's dictionary. */
export type EntryDetail = { label: MessageKey | { text: string } } & (
  | { text: string }
  | { at: string }
  | { value: MoneyValue }
  | { percent: number }
);

const words = {
  deposit: "cashier.status",
  withdrawal: "cashier.status",
  bonuses: "cashier.bonusStatus",
  cashbacks: "cashier.cashbackStatus",
  other: "cashier.status",
} as const satisfies Record<EntryKind, string>;

/** Message key of a status; each tab has its own set of statuses. */
export function statusKey({ tab, status }: { tab: EntryKind; status: HistoryStatus }): MessageKey {
  return `${words[tab]}.${status}` as MessageKey;
}
