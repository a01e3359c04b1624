import type { AppContext } from "~/context";
import { block } from "~/games/block";
import { translateWith } from "~/i18n/translator";
import type { Bonus, Cashback } from "~/platform/entities-bonuses";
import type { HistoryTransaction } from "~/platform/entities-cashier";
import { loadPageSeo } from "~/seo/page-seo.server";
import type { HistoryEntry } from "./history-entry";
import { HISTORY_PAGE_SIZE, type HistoryQuery, type HistoryTab } from "./history-query";

interface EntryPage {
  items: HistoryEntry[];
  total: number;
}

interface Window {
  offset: number;
  count: number;
}

/** Each tab reads a method of its own (contract 3.6); all give the first `page` pages, newest first. */
const readers: Record<HistoryTab, (context: AppContext, window: Window) => Promise<EntryPage>> = {
  deposit: (context, window) => readTransactions(context, { ...window, type: "deposit" }),
  withdrawal: (context, window) => readTransactions(context, { ...window, type: "withdrawal" }),
  bonuses: readBonuses,
  cashbacks: async (context, window) => {
    const { items, total } = await context.platform.call("cashbacks.get", { ...window, sort: "-end_date" });
    return { items: items.map(ofCashback), total };
  },
};

export async function loadHistory(context: AppContext, { tab, page }: HistoryQuery) {
  const [seo, { items, total }] = await Promise.all([
    loadPageSeo(context, { title: translateWith(context.i18n)("cashier.history.title"), isIndexed: false }),
    readers[tab](context, { offset: 0, count: page * HISTORY_PAGE_SIZE }),
  ]);
  const entries = uniqueById(items);
  return { seo, tab, entries, more: items.length < total ? page + 1 : null };
}

async function readTransactions(
  context: AppContext,
  query: Window & { type: "deposit" | "withdrawal" },
): Promise<EntryPage> {
  const [{ items, total }, names] = await Promise.all([
    context.platform.call("cashier.gethistory", query),
    methodNames(context, query.type),
  ]);
  return { items: items.map((transaction) => ofTransaction(transaction, names)), total };
}

/** Methods by their sysname; the history stands without names too, as the settings may be refused. */
async function methodNames(
  context: AppContext,
  type: "deposit" | "withdrawal",
): Promise<ReadonlyMap<string, string>> {
  const method = type === "deposit" ? "cashier.getdepositsettings" : "cashier.getwithdrawsettings";
  const settings = await block(context, context.platform.call(method));
  return new Map(settings.ok ? settings.value.methods.map(({ sysname, name }) => [sysname, name]) : []);
}

/** Casino and betting bonuses in one list; the second kind comes whole. */
async function readBonuses(context: AppContext, { count }: Window): Promise<EntryPage> {
  const [casino, betting] = await Promise.all([
    context.platform.call("bonuses.get", { offset: 0, count }),
    context.platform.call("BettingBonuses.get"),
  ]);
  const merged = [...casino.items, ...betting].map(ofBonus).sort((a, b) => b.at.localeCompare(a.at));
  return { items: merged.slice(0, count), total: casino.total + betting.length };
}

function ofTransaction(
  { id, created_at: at, method, amount, currency, status }: HistoryTransaction,
  names: ReadonlyMap<string, string>,
): HistoryEntry {
  const title = names.get(method) ?? method;
  return { id, at, title, value: { amount, currency }, status: { kind: "payment", status } };
}

function ofBonus({ id, type, created_at: at, description, amount, status }: Bonus): HistoryEntry {
  return {
    id: `${type}-${id}`,
    at,
    title: description.title,
    value: amount,
    status: { kind: "bonus", status },
  };
}

function ofCashback({ id, end_date: at, description, amount, status }: Cashback): HistoryEntry {
  return { id, at, title: description.title, value: amount, status: { kind: "cashback", status } };
}

/** A list that grew between two pages repeats its last ones (specification 4). */
function uniqueById(entries: readonly HistoryEntry[]): HistoryEntry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
