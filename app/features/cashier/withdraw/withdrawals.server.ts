import type { AppContext } from "~/context/app-context";
import { type WithdrawalResult, WithdrawalResultSchema } from "~/platform/entities/cashier";
import type { MoneyForm } from "~/session/idempotency/pending-attempt.server";
import { type PageSection, settleSection } from "~/shell/sections/page-section";
import type { HistoryEntry } from "../history/history-entry";
import { readTab } from "../history/read-history.server";

/** Name of the withdrawal form: its tokens are valid for nothing else. */
export const WITHDRAW = "withdraw";

/** How the stored outcome of a submission is read back. */
export const sentWithdrawal: MoneyForm<WithdrawalResult> = {
  action: WITHDRAW,
  method: "cashier.makewithdrawal",
  reply: WithdrawalResultSchema,
};

/** Enough for all open withdrawals; the history has the rest. */
const COUNT = 20;

export interface Withdrawals {
  /** Open withdrawals, newest first. */
  open: PageSection<HistoryEntry[]>;
  /** The withdrawal just requested, whatever its status. */
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
