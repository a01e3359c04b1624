import { readBalances } from "~/browser/runtime/balance/balance";
import type { AppContext } from "~/context/app-context";
import { type BonusCard, toBonusCard } from "~/features/bonuses/bonus-card";
import { loadRepeatDeposit, type RepeatDeposit } from "~/features/cashier/deposit/repeat-deposit.server";
import { ownAccount } from "~/features/profile/profile.server";
import type { MessageKey } from "~/i18n/messages/catalogue";
import type { FreeSpinPack } from "~/platform/entities/games";
import { loadPageSeo, type PageSeo } from "~/seo/page-seo.server";
import { type PageSection, settleSection } from "~/shell/sections/page-section";
import type { MoneyValue } from "~/ui/format/format-values";
import type { HistoryEntry } from "../history/history-entry";
import { newestFirst, readRecentPayments, readTab } from "../history/read-history.server";

/** Entries shown (docs/product.md#9): deposits, withdrawals and bonuses mixed, by date descending. */
const RECENT_COUNT = 4;

interface BalancePart {
  label: MessageKey;
  /** Explains what it can be used for. */
  text: MessageKey;
  value: MoneyValue | null;
}

export interface Wallet {
  seo: PageSeo;
  total: MoneyValue | null;
  parts: BalancePart[];
  /** Bonus money is kept separate: each balance is shown on its own (docs/contract.md#d110). */
  isIsolated: boolean;
  /** Never part of the total (docs/product.md#3). */
  fun?: MoneyValue | null;
  freeSpins: PageSection<FreeSpinPack[]>;
  /** The active bonus. */
  bonus: PageSection<BonusCard | null>;
  recent: PageSection<HistoryEntry[]>;
  again: PageSection<RepeatDeposit | null>;
}

/** Loads the wallet; every section but the balances may fail on its own. */
export async function loadWallet(context: AppContext): Promise<Wallet> {
  const title = context.t("cashier.wallet.title");
  const listed = settleSection(context, listRecent(context));
  const [seo, account, info, freeSpins, bonus, recent, again] = await Promise.all([
    loadPageSeo(context, { title, isIndexed: false }),
    ownAccount(context),
    settleSection(context, context.platform.call("metadata.getgeneralinfo")),
    settleSection(
      context,
      context.platform.call("freespins.get").then(({ items }) => items),
    ),
    settleSection(context, activeBonus(context)),
    listed,
    // If the history has failed, it is not requested again.
    listed.then(({ ok }) => settleSection(context, ok ? depositAgain(context) : Promise.resolve(null))),
  ]);
  const { main, bonus: bonusMoney, bettingBonus, total } = readBalances(account);
  return {
    seo,
    total,
    parts: [
      { label: "common.balanceMain", text: "wallet.main", value: main },
      { label: "common.balanceBonus", text: "wallet.bonus", value: bonusMoney },
      { label: "common.balanceBettingBonus", text: "wallet.bettingBonus", value: bettingBonus },
    ],
    isIsolated: info.ok && info.value.is_bonus_isolation_enabled,
    fun: account.balance_fun,
    freeSpins,
    bonus,
    recent,
    again,
  };
}

async function depositAgain(context: AppContext): Promise<RepeatDeposit | null> {
  return loadRepeatDeposit(context, await context.platform.call("cashier.getdepositsettings"));
}

async function activeBonus({ platform }: AppContext): Promise<BonusCard | null> {
  const { items } = await platform.call("bonuses.get", { count: 1, status: ["active"] });
  return items[0] ? toBonusCard(items[0]) : null;
}

async function listRecent(context: AppContext): Promise<HistoryEntry[]> {
  const [payments, bonuses] = await Promise.all([
    readRecentPayments(context, RECENT_COUNT),
    readTab.bonuses(context, { count: RECENT_COUNT }),
  ]);
  return [...payments, ...bonuses.items].sort(newestFirst).slice(0, RECENT_COUNT);
}
