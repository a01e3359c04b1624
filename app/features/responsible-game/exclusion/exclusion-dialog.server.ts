import { randomUUID } from "node:crypto";
import { readBalances } from "~/browser/runtime/balance/balance";
import type { AppContext } from "~/context/app-context";
import { totalsOf } from "~/features/cashier/history/totals";
import { ownAccount } from "~/features/profile/profile.server";
import type { Money } from "~/platform/entities/money";
import { type ExclusionPeriod, endOfPeriod } from "~/platform/exclusion-periods";
import { LONGEST_REPLY } from "~/platform/long-list.server";
import { settleSection } from "~/shell/sections/page-section";
import { offeredPeriods } from "./offered-periods";

/** What the player has to know before confirming a self-exclusion. */
export interface ExclusionQuestion {
  period: ExclusionPeriod;
  /** Null when it is permanent. */
  until: string | null;
  balance: Money | null;
  /** Unpaid withdrawals, one sum per currency; null when they cannot be read. */
  pending: Money[] | null;
}

/** Loads the confirmation of a self-exclusion; null for an unknown period. */
export async function loadSelfExclusion(context: AppContext, { id }: { id: string | null }) {
  const { breaks, exclusions } = offeredPeriods(context.config);
  const period = [...breaks, ...exclusions].find((one) => one === id);
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
