import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import { ownAccount } from "~/features/profile/profile.server";
import { decryptValue, encryptValue } from "~/session/cookies/encrypted-value.server";
import { IDEMPOTENCY_SECONDS } from "~/session/idempotency/idempotency-store";

const PaymentSchema = z.object({
  uid: z.number(),
  methodId: z.string(),
  method: z.string(),
  amount: z.string(),
  saved: z.string().optional(),
  requisites: z.record(z.string(), z.string()),
});

/** A validated withdrawal, as shown for review. */
export type CheckedPayment = Omit<z.output<typeof PaymentSchema>, "uid">;

const PURPOSE = "withdrawal";

/**
 * The review's form carries the payment encrypted: the browser can neither read nor change it, so what was reviewed
 * is what is sent, and no card number is in the page.
 */
export async function encryptPayment(context: AppContext, payment: CheckedPayment): Promise<string> {
  const { uid } = await ownAccount(context);
  return encryptValue(context.config.sessionSecret, PURPOSE, { uid, ...payment }, IDEMPOTENCY_SECONDS);
}

/** Null when expired, forged, or another player's. */
export async function decryptPayment(context: AppContext, posted: FormData): Promise<CheckedPayment | null> {
  const { uid: own } = await ownAccount(context);
  const sealed = String(posted.get("payment") ?? "");
  const payment = decryptValue(context.config.sessionSecret, PURPOSE, sealed, PaymentSchema);
  if (payment?.uid !== own) return null;
  const { uid, ...checked } = payment;
  return checked;
}
