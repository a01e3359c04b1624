import type { AppContext } from "~/context";
import { translateWith } from "~/i18n/translator";
import { loadPageSeo } from "~/seo/page-seo.server";
import { type PageSection, settleSection } from "~/shell/page-section";
import { HISTORY_PAGE_SIZE, type HistoryQuery, type HistoryTab, MOST_ENTRIES } from "./history-query";
import { readTab } from "./read-history.server";
import { loadTotals, type PeriodTotals } from "./totals.server";

/** The tabs whose entries are payments, which the totals sum up. */
const isOfPayments: Record<HistoryTab, boolean> = {
  deposit: true,
  withdrawal: true,
  bonuses: false,
  cashbacks: false,
};

/** Every page up to the asked one, so that "show more" is a link and nothing is lost without script. */
export async function loadHistory(context: AppContext, query: HistoryQuery) {
  const { tab, status, period, page } = query;
  const count = page * HISTORY_PAGE_SIZE;
  const [seo, { items: entries, total }, totals, { cashier }] = await Promise.all([
    loadPageSeo(context, { title: translateWith(context.i18n)("cashier.history.title"), isIndexed: false }),
    readTab[tab](context, { count, status }),
    isOfPayments[tab] ? settleSection(context, loadTotals(context, period)) : null,
    context.content.config(),
  ]);
  // What a list leaves out because we do not know its kind still counts in the total, and is never shown.
  const more = count < Math.min(total, MOST_ENTRIES) ? page + 1 : null;
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
