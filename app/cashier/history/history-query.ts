import type { Bonus, Cashback } from "~/platform/entities-bonuses";
import type { TransactionStatus } from "~/platform/entities-cashier";

/** Product 2.3, in its order. */
export const historyTabs = ["deposit", "withdrawal", "bonuses", "cashbacks"] as const;
export type HistoryTab = (typeof historyTabs)[number];

export type HistoryStatus = TransactionStatus | "other" | Bonus["status"] | Cashback["status"];

const ofPayments = ["pending", "processing", "success", "fail", "cancel"] as const;

/** What each tab may be narrowed to. */
export const tabStatuses: Readonly<Record<HistoryTab, readonly HistoryStatus[]>> = {
  deposit: ofPayments,
  withdrawal: ofPayments,
  bonuses: ["new", "active", "paused", "finished", "expired", "removed"],
  cashbacks: ["active", "paid_out"],
};

/** Days that the totals look back; absent is all of the history. */
export const totalPeriods = ["30", "365"] as const;
export type TotalPeriod = (typeof totalPeriods)[number];

export interface HistoryQuery {
  tab: HistoryTab;
  status?: HistoryStatus;
  period?: TotalPeriod;
  /** Pages that are shown, from 1. */
  page: number;
}

/** Product 9. */
export const HISTORY_PAGE_SIZE = 4;
/** How far back a page or a file goes: ten of the longest replies of the platform (contract 1.6). */
export const MOST_ENTRIES = 3000;
const LAST_PAGE = MOST_ENTRIES / HISTORY_PAGE_SIZE;

/** What an address asks for; nonsense is the first tab and page, and everything there is. */
export function readHistoryQuery(query: URLSearchParams): HistoryQuery {
  const tab = historyTabs.find((name) => name === query.get("tab")) ?? "deposit";
  const page = Number(query.get("page"));
  return {
    tab,
    status: tabStatuses[tab].find((name) => name === query.get("status")),
    period: totalPeriods.find((days) => days === query.get("period")),
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1,
  };
}
