import { useEffect } from "react";
import { type PaymentEventName, storePaymentEvent } from "~/browser/runtime/tracking/payment-events";
import type { DepositInfo } from "~/platform/entities/cashier";
import { useViewer } from "~/shell/layout-data/use-viewer";
import type { DepositSummary } from "./pay-result.server";

/** What a state of a deposit means to the tag manager, beside that it has begun. */
const ends: Partial<Record<DepositInfo["status"], PaymentEventName>> = {
  success: "purchase",
  fail: "payment_failed",
  cancel: "payment_failed",
};

/** Stores a deposit's events, which the tag manager gets after the payment pages. */
export function usePaymentEvents(deposit: DepositSummary | null): void {
  const { id, status, value } = deposit ?? {};
  const { uid } = useViewer();
  useEffect(() => {
    if (!id || !status || uid === undefined) return;
    const payment = {
      transaction_id: id,
      value: value ? Number(value.amount) : null,
      currency: value?.currency ?? null,
    };
    for (const event of ["begin_checkout", ends[status]] as const)
      if (event) storePaymentEvent(uid, { event, ...payment });
  }, [uid, id, status, value]);
}
