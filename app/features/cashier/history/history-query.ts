import type { Bonus, Cashback } from "~/platform/entities/bonuses";
import type { TransactionStatus } from "~/platform/entities/cashier";

/** The tabs of docs/product.md#2.3, in its order. */
export const historyTabs = ["deposit", "withdrawal", "bonuses", "cashbacks"] as const;
export type HistoryTab = (typeof historyTabs)[number];

export type HistoryStatus = TransactionStatus | "other" | Bonus["status"] | Cashback["status"];

const ofPayments = ["pending", "processing", "success", "fail", "cancel"] as const;

/** Statuses that each tab can be filtered by. */
export const tabStatuses: Readonly<Record<HistoryTab, readonly HistoryStatus[]>> = {
  deposit: ofPayments,
  withdrawal: ofPayments,
  bonuses: ["new", "active", "paused", "finished", "expired", "removed"],
  cashbacks: ["active", "paid_out"],
};

/** Period of the totals in days; none is the whole history. */
export const totalPeriods = ["30", "365"] as const;
export type TotalPeriod = (typeof totalPeriods)[number];

export interface HistoryQuery {
  tab: HistoryTab;
  status?: HistoryStatus;
  period?: TotalPeriod;
  /** Number of pages shown, from 1. */
  page: number;
}

/** Entries per page (docs/product.md#9). */
export const HISTORY_PAGE_SIZE = 4;
/** Maximum length of a list or file: ten requests of the platform's maximum page size (docs/contract.md#1.6). */
export const MAX_ENTRIES = 3000;
const LAST_PAGE = MAX_ENTRIES / HISTORY_PAGE_SIZE;

/** Parses the page's query; invalid values fall back to the first tab, the first page and no filter. */
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
