import type { AppContext } from "~/context";
import { type Block, block } from "~/games/block";
import type { WithdrawalResult } from "~/platform/entities-cashier";
import type { PlatformRefusal } from "~/platform/errors";
import { closeOpen, type OpenAttempt, readOpen } from "~/session/once/open-attempt.server";
import { toOutcome } from "~/session/once/stored-outcome.server";
import { findPayment } from "../checking/find-payment.server";
import { CHECK_PATIENCE, type PaymentCheck } from "../checking/payment-check";
import type { HistoryEntry } from "../history/history-entry";
import { readTab } from "../history/read-history.server";

/** Name of the form that asks for a withdrawal: its tokens fit nothing else. */
export const WITHDRAW = "withdraw";

/** Enough to hold whatever is on its way; the history has all of them. */
const COUNT = 20;

export interface Withdrawals {
  /** Those on their way, the newest first. */
  open: Block<HistoryEntry[]>;
  /** The one that was asked for just now, whatever has become of it. */
  requested?: HistoryEntry;
}

export async function loadWithdrawals(
  context: AppContext,
  requested: string | undefined,
): Promise<Withdrawals> {
  const list = await block(context, readTab.withdrawal(context, { count: COUNT }));
  if (!list.ok) return { open: list };
  const { items } = list.value;
  const isOpen = ({ id, status }: HistoryEntry) =>
    id !== requested && (status === "pending" || status === "processing");
  return {
    open: { ok: true, value: items.filter(isOpen) },
    requested: items.find(({ id }) => id === requested),
  };
}

/** What has become of a withdrawal whose answer the player has not seen (safety 5 and 6). */
export type Unseen =
  | { kind: "checking"; check: PaymentCheck }
  | { kind: "made"; id: string }
  | { kind: "refused"; refusal: PlatformRefusal };

/** Null when there is none. One without an answer is found out from the history, and never sent again. */
export async function loadUnseen(context: AppContext): Promise<Unseen | null> {
  const attempt = await readOpen<WithdrawalResult>(context, WITHDRAW);
  if (!attempt || attempt.stored.state === "notSent") return null;
  const unseen = await explain(context, attempt);
  if (unseen.kind !== "checking") await closeOpen(context, WITHDRAW);
  return unseen;
}

async function explain(context: AppContext, attempt: OpenAttempt<WithdrawalResult>): Promise<Unseen> {
  const outcome = toOutcome(attempt.stored);
  if (outcome?.ok) return { kind: "made", id: outcome.data.id };
  if (outcome) return { kind: "refused", refusal: outcome.refusal };
  const { sentAt, facts } = attempt;
  const { method = "", name = method, amount = "0", currency = "USD" } = facts;
  const found = await findPayment(context, { type: "withdrawal", method, amount, sentAt });
  if (found) return { kind: "made", id: found.id };
  const { cashier } = await context.content.config();
  return {
    kind: "checking",
    check: {
      method: name,
      value: { amount, currency },
      sentAt: new Date(sentAt).toISOString(),
      isLate: Date.now() - sentAt > CHECK_PATIENCE,
      seconds: cashier.pollSeconds,
    },
  };
}
