import type { AppContext } from "~/context/app-context";
import type { Bonus } from "~/platform/entities/bonuses";
import { readLongList } from "~/platform/long-list.server";
import { settleSection } from "~/shell/sections/page-section";
import type { HistoryEntry } from "./history-entry";
import type { HistoryTab } from "./history-query";
import { ofBonus, ofCashback, ofTransaction, type PaymentWords } from "./to-entry";

/** The newest entries, at most `count`, filtered by status if given. */
export interface EntryQuery {
  count: number;
  status?: string;
}

interface EntryList {
  items: HistoryEntry[];
  total: number;
}

type Read = (context: AppContext, query: EntryQuery) => Promise<EntryList>;

/** Each tab has its own platform method (docs/contract.md#3.6, #d49); all return the newest first. */
export const readTab: Record<HistoryTab, Read> = {
  deposit: (context, query) => readPayments(context, "deposit", query),
  withdrawal: (context, query) => readPayments(context, "withdrawal", query),
  bonuses: readBonuses,
  async cashbacks(context, { count, status }) {
    const statuses = status ? [status as "active" | "paid_out"] : undefined;
    const { items, total } = await readLongList(count, (window) =>
      context.platform.call("cashbacks.get", { ...window, sort: "-end_date", statuses }),
    );
    return { items: items.map(ofCashback), total };
  },
};

async function readPayments(
  context: AppContext,
  type: "deposit" | "withdrawal",
  { count, status }: EntryQuery,
): Promise<EntryList> {
  const statuses = status ? [status] : undefined;
  const [{ items, total }, words] = await Promise.all([
    readLongList(count, (window) =>
      context.platform.call("cashier.gethistory", { ...window, type, statuses }),
    ),
    paymentWords(context, type),
  ]);
  return { items: items.map((transaction) => ofTransaction(transaction, words)), total };
}

/** The newest payments of both kinds. */
export async function readRecentPayments(context: AppContext, count: number): Promise<HistoryEntry[]> {
  const [{ items }, deposit, withdrawal] = await Promise.all([
    context.platform.call("cashier.gethistory", { count }),
    paymentWords(context, "deposit"),
    paymentWords(context, "withdrawal"),
  ]);
  const words = { deposit, withdrawal, other: deposit };
  return items.map((transaction) => ofTransaction(transaction, words[transaction.type]));
}

/** Names for payments; empty where the settings are refused, the history works without. */
async function paymentWords(context: AppContext, type: "deposit" | "withdrawal"): Promise<PaymentWords> {
  const method = type === "deposit" ? "cashier.getdepositsettings" : "cashier.getwithdrawsettings";
  const [settings, { forms }, player] = await Promise.all([
    settleSection(context, context.platform.call(method)),
    context.content.config(),
    context.player(),
  ]);
  const { methods, saved_requisites: saved } = settings.ok
    ? settings.value
    : { methods: [], saved_requisites: [] };
  return {
    methods: new Map(methods.map((one) => [one.sysname, one])),
    saved,
    account: player.kind === "player" ? player.account : null,
    dictionary: forms.dictionary,
  };
}

/** Merges casino and betting bonuses; the platform returns betting bonuses unpaged and unfiltered. */
async function readBonuses(context: AppContext, { count, status }: EntryQuery): Promise<EntryList> {
  const requested = status as Exclude<Bonus["status"], "other"> | undefined;
  const [casino, allBetting] = await Promise.all([
    readLongList(count, (window) =>
      context.platform.call("bonuses.get", { ...window, status: requested && [requested] }),
    ),
    context.platform.call("BettingBonuses.get"),
  ]);
  const betting = allBetting.filter((bonus) => !requested || bonus.status === requested);
  const merged = [...casino.items, ...betting].map(ofBonus).sort(newestFirst);
  return { items: merged.slice(0, count), total: casino.total + betting.length };
}

/** Sort order by time, what has none last: timestamps may have different offsets, so the strings do not compare. */
export function newestFirst(a: { at?: string }, b: { at?: string }): number {
  return (Date.parse(b.at ?? "") || 0) - (Date.parse(a.at ?? "") || 0);
}
