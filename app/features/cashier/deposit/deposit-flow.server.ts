import type { AppContext } from "~/context/app-context";
import { type DepositResult, DepositResultSchema, type PaymentMethod } from "~/platform/entities/cashier";
import type { InternalPath } from "~/routing/addresses/internal-path";
import { barredAddress } from "~/routing/addresses/payment-address";
import { paths } from "~/routing/paths";
import { idempotencyStoreKey } from "~/session/idempotency/idempotency-store";
import type { MoneyForm } from "~/session/idempotency/pending-attempt.server";
import { readEntry } from "~/session/idempotency/read-entry";
import { readPayment } from "../result/result-state.server";

/** Name of the form's token and of its stored outcomes. */
export const DEPOSIT_ACTION = "deposit";

/** How the stored outcome of a submission is read back. */
export const depositForm: MoneyForm<DepositResult> = {
  action: DEPOSIT_ACTION,
  method: "cashier.makedeposit",
  reply: DepositResultSchema,
};

/**
 * Stores what later pages need and `getdepositinfo` does not return: the provider's URL and form parameters, a phone
 * number; and which payment is the method's last.
 */
export async function saveDepositFlow(
  context: AppContext,
  result: DepositResult,
  sysname: string,
): Promise<void> {
  const [flow, last] = [await keyOf(context, `flow:${result.id}`), await keyOf(context, `last:${sysname}`)];
  await Promise.all([
    context.idempotency.write(flow, JSON.stringify(result)),
    context.idempotency.write(last, result.id),
  ]);
}

/**
 * The amount of the method's last payment, while it has not come about: for who goes back from the provider, whose page
 * this site's form has been left for.
 */
export async function unpaidAmount(
  context: AppContext,
  { sysname, currency }: PaymentMethod,
): Promise<string | undefined> {
  const last = await context.idempotency.read(await keyOf(context, `last:${sysname}`));
  const state = last ? await readPayment(context, last) : null;
  if (state?.kind !== "known" || state.deposit.status === "success") return undefined;
  // Where amounts are whole, the decimals that the platform adds would be refused.
  return state.deposit.currency === currency ? state.deposit.amount?.replace(/\.0+$/, "") : undefined;
}

/** Null for another player's payment, half an hour after it began, and where the entry cannot be read. */
export async function readDepositFlow(context: AppContext, id: string): Promise<DepositResult | null> {
  const text = await context.idempotency.read(await keyOf(context, `flow:${id}`));
  return text ? readEntry(text, DepositResultSchema) : null;
}

/**
 * Where to redirect after a deposit (docs/contract.md#3.6): the provider's URL for a redirect flow, otherwise a page
 * of ours.
 */
export function destinationOf(
  { config, log }: Pick<AppContext, "config" | "log">,
  result: DepositResult,
  sysname: string,
): { path: InternalPath } | { url: string } {
  const { id, flow } = result;
  const barred = barredAddress(config, result);
  if (barred !== undefined) {
    const origin = URL.canParse(barred) ? new URL(barred).origin : "no address";
    log.error(
      { payment: id, origin, setting: "PAYMENT_ORIGINS" },
      "a provider's payment page cannot be opened: its origin is not among PAYMENT_ORIGINS, or not https",
    );
    return { path: paths.payPending(id) };
  }
  switch (flow) {
    case "redirect":
      return { url: result.url };
    case "form":
    case "iframe":
      return { path: paths.depositStep(sysname, id) };
    case "new_window":
      return { path: paths.payResult("paynewwindow", id) };
    case "receipt":
      return { path: paths.payResult("receipt", id) };
    case "mobile":
      return { path: paths.payResult("paymobile", id) };
    case "pending":
      return { path: paths.payPending(id) };
    case "success":
      return { path: paths.paySuccess(id) };
  }
}

async function keyOf(context: AppContext, name: string): Promise<string> {
  const player = await context.player();
  return idempotencyStoreKey(player.kind === "player" ? player.account.uid : 0, DEPOSIT_ACTION, name);
}
