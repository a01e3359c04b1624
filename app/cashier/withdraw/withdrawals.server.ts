import type { AppContext } from "~/context";
import { type WithdrawalResult, WithdrawalResultSchema } from "~/platform/entities-cashier";
import type { MoneyForm } from "~/session/idempotency/pending-attempt.server";
import { type PageSection, settleSection } from "~/shell/page-section";
import type { HistoryEntry } from "../history/history-entry";
import { readTab } from "../history/read-history.server";

/** Name of the form that asks for a withdrawal: its tokens fit nothing else. */
export const WITHDRAW = "withdraw";

/** What is read again of a form that was sent. */
export const sentWithdrawal: MoneyForm<WithdrawalResult> = {
  action: WITHDRAW,
  reply: WithdrawalResultSchema,
};

/** Enough to hold whatever is on its way; the history has all of them. */
const COUNT = 20;

export interface Withdrawals {
  /** Those on their way, the newest first. */
  open: PageSection<HistoryEntry[]>;
  /** The one that was asked for just now, whatever has become of it. */
  requested?: HistoryEntry;
}

export async function loadWithdrawals(
  context: AppContext,
  requested: string | undefined,
): Promise<Withdrawals> {
  const list = await settleSection(context, readTab.withdrawal(context, { count: COUNT }));
  if (!list.ok) return { open: list };
  const { items } = list.value;
  const isOpen = ({ id, status }: HistoryEntry) =>
    id !== requested && (status === "pending" || status === "processing");
  return {
    open: { ok: true, value: items.filter(isOpen) },
    requested: items.find(({ id }) => id === requested),
  };
}
