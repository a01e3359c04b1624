import { readBalances } from "~/browser/runtime/balance/balance";
import type { AppContext } from "~/context/app-context";
import { ownAccount } from "~/features/profile/profile.server";
import type { Money } from "~/platform/entities/money";
import { settleSection } from "~/shell/sections/page-section";
import { loadSummarySince } from "../session-summary/session-summary.server";

/** What a player has won or lost since a moment of this visit, in the account's currency. Null when it is not known. */
export interface SessionNet {
  net: Money | null;
}

/**
 * Sums the rounds since `from` (milliseconds), by default since the sign-in. It is not known where the rounds cannot be
 * read, or are more than one reply holds.
 */
export async function loadSessionNet(context: AppContext, from = 0): Promise<SessionNet> {
  const [account, read] = await Promise.all([
    ownAccount(context),
    settleSection(context, loadSummarySince(context, from)),
  ]);
  const summary = read.ok ? read.value?.data : undefined;
  if (!summary || summary.isCut) return { net: null };
  const currency = readBalances(account).main?.currency;
  if (!currency) return { net: null };
  const own = summary.totals.find((totals) => totals.net.currency === currency);
  return { net: own?.net ?? { amount: "0", currency } };
}
