import type { AppContext } from "~/context/app-context";
import { readLongList } from "~/platform/long-list.server";
import type { TotalPeriod } from "./history-query";
import { sparklineOf } from "./sparkline";
import { isCountable, type Totals, totalsOf } from "./totals";

export interface PeriodTotals {
  /** One per currency; empty without payments. */
  totals: (Totals & { sparkline?: string })[];
  from: string;
  until: string;
}

/** Twenty requests of the maximum page size: the most one page view may cost the platform. */
const MAX_PAYMENTS = 6000;
const DAY_MS = 86_400_000;

/** Sums of all payments in the period. `from` is where the summed payments begin when no period is chosen. */
export async function loadTotals(
  context: AppContext,
  period: TotalPeriod | undefined,
): Promise<PeriodTotals> {
  const statuses = ["success", "pending", "processing"];
  const { items } = await readLongList(MAX_PAYMENTS, (window) =>
    context.platform.call("cashier.gethistory", { ...window, statuses }),
  );
  const now = Date.now();
  const since = period ? now - Number(period) * DAY_MS : 0;
  const counted = items.filter(isCountable).filter(({ created_at: at }) => Date.parse(at ?? "") >= since);
  const oldest = counted.reduce((first, { created_at: at }) => Math.min(first, Date.parse(at ?? "")), now);
  const from = period ? since : oldest;
  return {
    totals: totalsOf(counted).map((total) => {
      const own = counted.filter(({ currency }) => currency === total.net.currency);
      return { ...total, sparkline: sparklineOf(own, { from, until: now }) };
    }),
    from: new Date(from).toISOString(),
    until: new Date(now).toISOString(),
  };
}
