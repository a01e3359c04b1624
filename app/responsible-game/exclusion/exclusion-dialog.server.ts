import { randomUUID } from "node:crypto";
import { totalsOf } from "~/cashier/history/totals";
import type { AppContext } from "~/context";
import type { Money } from "~/platform/entities";
import { LONGEST_REPLY } from "~/platform/long-list.server";
import { ownAccount } from "~/profile/profile.server";
import { readBalances } from "~/shell/header/balance";
import { settleSection } from "~/shell/page-section";
import { type ExclusionPeriod, endOfPeriod, exclusionPeriods } from "./exclusion-periods";

/** What a player should know before they close their account to themselves. */
export interface ExclusionQuestion {
  period: ExclusionPeriod;
  /** Null: never again. */
  until: string | null;
  balance: Money;
  /** Withdrawals that are not paid yet, in each currency; null when that is not known just now. */
  pending: Money[] | null;
}

/** The question before a self-exclusion; null for a period that there is not. */
export async function askToExclude(context: AppContext, { id }: { id: string | null }) {
  const period = exclusionPeriods.find((one) => one === id);
  if (!period) return null;
  const [account, read] = await Promise.all([
    ownAccount(context),
    settleSection(
      context,
      context.platform.call("cashier.gethistory", {
        type: "withdrawal",
        statuses: ["pending", "processing"],
        count: LONGEST_REPLY,
      }),
    ),
  ]);
  const data: ExclusionQuestion = {
    period,
    until: endOfPeriod(period, Date.now()),
    balance: readBalances(account).total,
    pending: read.ok ? totalsOf(read.value.items).map(({ onItsWay }) => onItsWay) : null,
  };
  return { data, token: randomUUID() };
}
