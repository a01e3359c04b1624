import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import type { PaymentMethod } from "~/platform/entities/cashier";
import type { PlatformRefusal } from "~/platform/errors";
import { AmountSchema, CurrencyCodeSchema } from "~/platform/wire";
import {
  clearPending,
  type MoneyForm,
  type PendingAttempt,
  readPending,
} from "~/session/idempotency/pending-attempt.server";
import { toAttemptResult } from "~/session/idempotency/stored-outcome.server";
import { findPayment } from "./find-payment.server";
import { CHECK_PATIENCE, type PaymentCheck } from "./payment-check";

/** State of a payment whose outcome the player has not seen. */
export type PendingPayment<Result> =
  | { kind: "none" }
  | { kind: "check"; check: PaymentCheck }
  /** `result` is null when only the history has the payment. */
  | { kind: "made"; id: string; sysname: string; result: Result | null }
  | { kind: "refused"; refusal: PlatformRefusal; sysname: string };

const FingerprintSchema = z.object({
  method: z.string(),
  name: z.string(),
  amount: AmountSchema,
  currency: CurrencyCodeSchema,
});
type SavedFingerprint = z.output<typeof FingerprintSchema>;

/** Stored with a submission: enough to show the payment and to find it in the history. */
export function paymentFingerprint(
  { sysname, name, currency }: PaymentMethod,
  amount: string,
): SavedFingerprint & Record<string, string> {
  return { method: sysname, name, amount, currency };
}

/**
 * Checks for a pending payment before a new form is shown: in the stored submissions, then in the history. A known
 * outcome is cleared once shown; an unknown one is never submitted again.
 */
export async function readPendingPayment<Result extends { id: string }>(
  context: AppContext,
  form: MoneyForm<Result>,
  type: "deposit" | "withdrawal",
): Promise<PendingPayment<Result>> {
  const attempt = await readPending(context, form);
  if (!attempt || attempt.stored.state === "notSent") return { kind: "none" };
  const unseen = await explain(context, attempt, type);
  if (unseen.kind === "made" && unseen.result === null)
    context.telemetry.countMoney(form.method, "found_later");
  if (unseen.kind !== "check") await clearPending(context, form.action);
  return unseen;
}

async function explain<Result extends { id: string }>(
  context: AppContext,
  { stored, sent }: PendingAttempt<Result>,
  type: "deposit" | "withdrawal",
): Promise<PendingPayment<Result>> {
  const fingerprint = FingerprintSchema.safeParse(sent?.facts).data;
  const outcome = toAttemptResult(stored);
  const sysname = fingerprint?.method ?? "";
  if (outcome?.ok) return { kind: "made", id: outcome.data.id, sysname, result: outcome.data };
  if (outcome) return { kind: "refused", refusal: outcome.refusal, sysname };
  const { cashier } = await context.content.config();
  // Nothing to search by: only the history page and support can help.
  if (!sent || !fingerprint) return { kind: "check", check: { isLate: true, seconds: cashier.pollSeconds } };
  const { method, name, amount, currency } = fingerprint;
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
