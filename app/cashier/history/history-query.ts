/** Specification 2.3, in its order. */
export const historyTabs = ["deposit", "withdrawal", "bonuses", "cashbacks"] as const;
export type HistoryTab = (typeof historyTabs)[number];

export interface HistoryQuery {
  tab: HistoryTab;
  /** Pages that are shown, from 1. */
  page: number;
}

/** Specification 9. */
export const HISTORY_PAGE_SIZE = 4;
/** The longest list that the platform gives in one reply (contract 1.6). */
const LAST_PAGE = 300 / HISTORY_PAGE_SIZE;

/** What an address asks for; nonsense is the first tab and page. */
export function readHistoryQuery(query: URLSearchParams): HistoryQuery {
  const tab = historyTabs.find((name) => name === query.get("tab")) ?? "deposit";
  const page = Number(query.get("page"));
  return { tab, page: Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1 };
}
