import type { AppContext } from "~/context";
import { paths } from "~/paths";
import { type DepositResult, DepositResultSchema } from "~/platform/entities-cashier";
import { idempotencyStoreKey } from "~/session/idempotency/idempotency-store";
import type { MoneyForm } from "~/session/idempotency/pending-attempt.server";
import { readEntry } from "~/session/idempotency/read-entry";

/** Name of the form's token, and of what is kept of its outcomes. */
export const DEPOSIT_ACTION = "deposit";

/** What is read again of a form that was sent. */
export const depositForm: MoneyForm<DepositResult> = { action: DEPOSIT_ACTION, reply: DepositResultSchema };

/** What a page after the form needs and `getdepositinfo` does not tell: addresses of the provider, a phone's number. */
export async function keepFlow(context: AppContext, result: DepositResult): Promise<void> {
  await context.idempotency.write(await keyOf(context, result.id), JSON.stringify(result));
}

/** Null for somebody else's payment, half an hour after it began, and where what was kept cannot be read. */
export async function readFlow(context: AppContext, id: string): Promise<DepositResult | null> {
  const text = await context.idempotency.read(await keyOf(context, id));
  return text === null ? null : readEntry(text, DepositResultSchema);
}

/** Where a deposit goes on (contract 3.6). Everything but a redirect is a page of ours. */
export function destinationOf(result: DepositResult, sysname: string): { path: string } | { url: string } {
  const { id, flow } = result;
  if ("url" in result && !mayLeaveTo(result.url)) return { path: paths.payPending(id) };
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

/** Product 2.2, contract 3.6: flagged external by its schema, and https unless it is this machine. */
export function mayLeaveTo(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || url.username || url.password) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLocal(url.hostname));
}

function isLocal(host: string): boolean {
  return host === "localhost" || host === "127.0.0.1" || host === "[::1]";
}

async function keyOf(context: AppContext, id: string): Promise<string> {
  const player = await context.player();
  return idempotencyStoreKey(player.kind === "player" ? player.account.uid : 0, DEPOSIT_ACTION, `flow:${id}`);
}
