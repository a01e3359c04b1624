import { z } from "zod";
import type { AppContext } from "~/context";
import type { PaymentMethod } from "~/platform/entities-cashier";
import type { PlatformRefusal } from "~/platform/errors";
import { AmountSchema, CurrencyCodeSchema } from "~/platform/wire";
import {
  clearPending,
  type MoneyForm,
  type PendingAttempt,
  readPending,
} from "~/session/idempotency/pending-attempt.server";
import { toOutcome } from "~/session/idempotency/stored-outcome.server";
import { findPayment } from "./find-payment.server";
import { CHECK_PATIENCE, type PaymentCheck } from "./payment-check";

/** What has become of a payment whose end the player has not seen. */
export type PendingPayment<Result> =
  | { kind: "none" }
  | { kind: "check"; check: PaymentCheck }
  /** `result` is null for one that only the history knows of. */
  | { kind: "made"; id: string; sysname: string; result: Result | null }
  | { kind: "refused"; refusal: PlatformRefusal; sysname: string };

const FactsSchema = z.object({
  method: z.string(),
  name: z.string(),
  amount: AmountSchema,
  currency: CurrencyCodeSchema,
});
type SavedFingerprint = z.output<typeof FactsSchema>;

/** What a payment is kept under while it is sent: as much as it takes to show it and to find it. */
export function paymentFingerprint(
  { sysname, name, currency }: PaymentMethod,
  amount: string,
): SavedFingerprint & Record<string, string> {
  return { method: sysname, name, amount, currency };
}

/**
 * Looks for it before a new form is shown: in what is kept of sent forms, then in the history. What is found is closed
 * by being shown; what is not is never sent again.
 */
export async function readPendingPayment<Result extends { id: string }>(
  context: AppContext,
  form: MoneyForm<Result>,
  type: "deposit" | "withdrawal",
): Promise<PendingPayment<Result>> {
  const attempt = await readPending(context, form);
  if (!attempt || attempt.stored.state === "notSent") return { kind: "none" };
  const unseen = await explain(context, attempt, type);
  if (unseen.kind !== "check") await clearPending(context, form.action);
  return unseen;
}

async function explain<Result extends { id: string }>(
  context: AppContext,
  { stored, sent }: PendingAttempt<Result>,
  type: "deposit" | "withdrawal",
): Promise<PendingPayment<Result>> {
  const facts = FactsSchema.safeParse(sent?.facts).data;
  const outcome = toOutcome(stored);
  const sysname = facts?.method ?? "";
  if (outcome?.ok) return { kind: "made", id: outcome.data.id, sysname, result: outcome.data };
  if (outcome) return { kind: "refused", refusal: outcome.refusal, sysname };
  const { cashier } = await context.content.config();
  // Nothing to look for it by: the history and the support know more than we do.
  if (!sent || !facts) return { kind: "check", check: { isLate: true, seconds: cashier.pollSeconds } };
  const { method, name, amount, currency } = facts;
  const found = await findPayment(context, { type, method, amount, sentAt: sent.sentAt });
  if (found) return { kind: "made", id: found.id, sysname, result: null };
  return {
    kind: "check",
    check: {
      payment: { method: name, value: { amount, currency }, sentAt: new Date(sent.sentAt).toISOString() },
      isLate: Date.now() - sent.sentAt > CHECK_PATIENCE,
      seconds: cashier.pollSeconds,
    },
  };
}
