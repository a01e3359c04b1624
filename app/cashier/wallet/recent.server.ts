import type { AppContext } from "~/context";
import type { HistoryEntry } from "../history/history-entry";
import { newestFirst, readRecentPayments, readTab } from "../history/read-history.server";

/** Entries shown (product 9): deposits, withdrawals and bonuses mixed, by date descending. */
const RECENT_COUNT = 4;

export async function listRecent(context: AppContext): Promise<HistoryEntry[]> {
  const [payments, bonuses] = await Promise.all([
    readRecentPayments(context, RECENT_COUNT),
    readTab.bonuses(context, { count: RECENT_COUNT }),
  ]);
  return [...payments, ...bonuses.items].sort(newestFirst).slice(0, RECENT_COUNT);
}
