import type { AppContext } from "~/context";
import type { HistoryTransaction, PaymentMethod } from "~/platform/entities-cashier";
import type { PlatformRefusal } from "~/platform/errors";
import { closeOpen, type OpenAttempt, readOpen } from "~/session/once/open-attempt.server";
import { toOutcome } from "~/session/once/stored-outcome.server";
import { findPayment } from "./find-payment.server";
import { CHECK_PATIENCE, type PaymentCheck } from "./payment-check";

/** What has become of a payment whose end the player has not seen. */
export type UnseenPayment<Result> =
  | { kind: "none" }
  | { kind: "check"; check: PaymentCheck }
  /** `result` is null for one that only the history knows of. */
  | { kind: "made"; id: string; sysname: string; result: Result | null }
  | { kind: "refused"; refusal: PlatformRefusal; sysname: string };

/** What a payment is kept under while it is sent: as much as it takes to show it and to find it. */
export function unseenFacts({ sysname, name, currency }: PaymentMethod, amount: string) {
  return { method: sysname, name, amount, currency };
}

/**
 * Looks for it before a new form is shown: in what is kept of sent forms, then in the history. What is found is closed
 * by being shown; what is not is never sent again.
 */
export async function readUnseenPayment<Result extends { id: string }>(
  context: AppContext,
  action: string,
  type: HistoryTransaction["type"],
): Promise<UnseenPayment<Result>> {
  const attempt = await readOpen<Result>(context, action);
  if (!attempt || attempt.stored.state === "notSent") return { kind: "none" };
  const unseen = await explain(context, attempt, type);
  if (unseen.kind !== "check") await closeOpen(context, action);
  return unseen;
}

async function explain<Result extends { id: string }>(
  context: AppContext,
  { stored, facts, sentAt }: OpenAttempt<Result>,
  type: HistoryTransaction["type"],
): Promise<UnseenPayment<Result>> {
  const { method: sysname = "", name = sysname, amount = "0", currency = "" } = facts;
  const outcome = toOutcome(stored);
  if (outcome?.ok) return { kind: "made", id: outcome.data.id, sysname, result: outcome.data };
  if (outcome) return { kind: "refused", refusal: outcome.refusal, sysname };
  const found = await findPayment(context, { type, method: sysname, amount, sentAt });
  if (found) return { kind: "made", id: found.id, sysname, result: null };
  const { cashier } = await context.content.config();
  return {
    kind: "check",
    check: {
      method: name,
      value: { amount, currency },
      sentAt: new Date(sentAt).toISOString(),
      isLate: Date.now() - sentAt > CHECK_PATIENCE,
      seconds: cashier.pollSeconds,
    },
  };
}
