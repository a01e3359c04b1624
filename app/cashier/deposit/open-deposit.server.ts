import type { AppContext } from "~/context";
import { paths } from "~/paths";
import type { DepositResult, PaymentMethod } from "~/platform/entities-cashier";
import type { PlatformRefusal } from "~/platform/errors";
import { closeOpen, readOpen } from "~/session/once/open-attempt.server";
import { toOutcome } from "~/session/once/stored-outcome.server";
import { findPayment } from "../checking/find-payment.server";
import { CHECK_PATIENCE, type PaymentCheck } from "../checking/payment-check";
import { DEPOSIT_ACTION, destinationOf, keepFlow } from "./deposit-flow.server";

/** What has become of a deposit whose end the player has not seen. */
type OpenDeposit =
  | { kind: "none" }
  | { kind: "check"; check: PaymentCheck }
  | { kind: "goOn"; path: string }
  | { kind: "refused"; refusal: PlatformRefusal; sysname: string };

/**
 * Looks for it before a new form is shown: in what is kept of sent forms, then in the history. What is found is closed
 * by being shown.
 */
export async function readOpenDeposit(
  context: AppContext,
  methods: readonly PaymentMethod[],
): Promise<OpenDeposit> {
  const open = await readOpen<DepositResult>(context, DEPOSIT_ACTION);
  if (!open) return { kind: "none" };
  const { facts, sentAt, stored } = open;
  const { method: sysname = "", amount = "0" } = facts;
  const outcome = toOutcome(stored);
  if (outcome) {
    await closeOpen(context, DEPOSIT_ACTION);
    if (!outcome.ok) return { kind: "refused", refusal: outcome.refusal, sysname };
    return { kind: "goOn", path: await pathAfter(context, outcome.data, sysname) };
  }
  const found = await findPayment(context, { type: "deposit", method: sysname, amount, sentAt });
  if (found) {
    await closeOpen(context, DEPOSIT_ACTION);
    return { kind: "goOn", path: paths.payPending(found.id) };
  }
  const method = methods.find((one) => one.sysname === sysname);
  const { cashier } = await context.content.config();
  return {
    kind: "check",
    check: {
      method: method?.name ?? sysname,
      value: { amount, currency: method?.currency ?? cashier.depositInfo.defaultCurrency },
      sentAt: new Date(sentAt).toISOString(),
      isLate: Date.now() - sentAt > CHECK_PATIENCE,
      seconds: cashier.pollSeconds,
    },
  };
}

/** Nobody is sent away from a page they have just opened: the way to the provider stands on the result page. */
async function pathAfter(context: AppContext, result: DepositResult, sysname: string): Promise<string> {
  await keepFlow(context, result);
  const destination = destinationOf(result, sysname);
  return "path" in destination ? destination.path : paths.payPending(result.id);
}
