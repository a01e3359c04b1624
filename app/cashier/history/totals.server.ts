import type { AppContext } from "~/context";
import { readLongList } from "~/platform/long-list.server";
import type { TotalPeriod } from "./history-query";
import { type Totals, totalsOf } from "./totals";

export interface PeriodTotals {
  /** One for each currency there was; none when nothing has moved. */
  totals: Totals[];
  from: string;
  until: string;
}

/** Twenty of the longest replies: as much as one page may ask a platform for. */
const MOST_PAYMENTS = 6000;
const DAY_MS = 86_400_000;

/** Sums over the whole history of payments; a longer one than can be read begins later, and says when. */
export async function loadTotals(
  context: AppContext,
  period: TotalPeriod | undefined,
): Promise<PeriodTotals> {
  const statuses = ["success", "pending", "processing"];
  const { items } = await readLongList(MOST_PAYMENTS, (window) =>
    context.platform.call("cashier.gethistory", { ...window, statuses }),
  );
  const now = Date.now();
  const since = period ? now - Number(period) * DAY_MS : 0;
  const counted = items.filter(({ created_at: at }) => Date.parse(at) >= since);
  const oldest = counted.reduce((first, { created_at: at }) => Math.min(first, Date.parse(at)), now);
  return {
    totals: totalsOf(counted),
    from: new Date(period ? since : oldest).toISOString(),
    until: new Date(now).toISOString(),
  };
}
