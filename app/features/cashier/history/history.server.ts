import type { AppContext } from "~/context/app-context";
import { loadPageSeo } from "~/seo/page-seo.server";
import { type PageSection, settleSection } from "~/shell/sections/page-section";
import { HISTORY_PAGE_SIZE, type HistoryQuery, type HistoryTab, MAX_ENTRIES } from "./history-query";
import { readTab } from "./read-history.server";
import { loadTotals, type PeriodTotals } from "./totals.server";

/** Tabs of payments, which have totals. */
const isOfPayments: Record<HistoryTab, boolean> = {
  deposit: true,
  withdrawal: true,
  bonuses: false,
  cashbacks: false,
};

/** Loads all pages up to the requested one, so that "show more" is a link that works without script. */
export async function loadHistory(context: AppContext, query: HistoryQuery) {
  const { tab, status, period, page } = query;
  const count = page * HISTORY_PAGE_SIZE;
  const [seo, { items: entries, total }, totals, { cashier }] = await Promise.all([
    loadPageSeo(context, { title: context.t("cashier.history.title"), isIndexed: false }),
    readTab[tab](context, { count, status }),
    isOfPayments[tab] ? settleSection(context, loadTotals(context, period)) : null,
    context.content.config(),
  ]);
  // Counted by the platform's total: entries of unknown kinds count in it but are never shown.
  const more = count < Math.min(total, MAX_ENTRIES) ? page + 1 : null;
  return {
    seo,
    query,
    entries,
    total,
    more,
    totals: totals satisfies PageSection<PeriodTotals> | null,
    canCancel: cashier.canCancelWithdrawal,
  };
}
