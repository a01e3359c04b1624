import { z } from "zod";
import type { AppContext } from "~/context";
import { ownAccount } from "~/profile/profile.server";
import { ONCE_SECONDS } from "~/session/once/once-store";
import { openValue, sealValue } from "~/session/sealed-value.server";

const PaymentSchema = z.object({
  uid: z.number(),
  methodId: z.string(),
  method: z.string(),
  amount: z.string(),
  requisites: z.record(z.string(), z.string()),
});

/** A withdrawal as it was checked and is shown for review. */
export type CheckedPayment = Omit<z.output<typeof PaymentSchema>, "uid">;

const PURPOSE = "withdrawal";

/**
 * What is reviewed is what is sent: the browser keeps it between the two steps and can neither read nor change it, so
 * that no card number stands in a page.
 */
export async function sealPayment(context: AppContext, payment: CheckedPayment): Promise<string> {
  const { uid } = await ownAccount(context);
  return sealValue(context.config.sessionSecret, PURPOSE, { uid, ...payment }, ONCE_SECONDS);
}

/** Null for what is over, forged, or another player's. */
export async function openPayment(context: AppContext, posted: FormData): Promise<CheckedPayment | null> {
  const { uid: own } = await ownAccount(context);
  const sealed = String(posted.get("payment") ?? "");
  const payment = openValue(context.config.sessionSecret, PURPOSE, sealed, PaymentSchema);
  if (payment?.uid !== own) return null;
  const { uid, ...checked } = payment;
  return checked;
}
