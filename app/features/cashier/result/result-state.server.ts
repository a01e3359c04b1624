import type { AppContext } from "~/context/app-context";
import type { DepositInfo } from "~/platform/entities/cashier";
import { PlatformFailure } from "~/platform/errors";
import { pageEndOf } from "~/platform/page-end";
import type { InternalPath } from "~/routing/addresses/internal-path";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { redirectToLocale } from "~/routing/redirects/redirect-to-locale.server";
import { isTransactionId } from "../transaction-id";

/** The state of a payment. `unknown`: no such payment, or another player's. */
export type PaymentState =
  | { kind: "known"; deposit: DepositInfo }
  | { kind: "unknown" }
  /** The platform could not be read. */
  | { kind: "unread" };

export async function readPayment(context: AppContext, id: string): Promise<PaymentState> {
  if (!isTransactionId(id)) return { kind: "unknown" };
  try {
    const reply = await context.platform.attempt("cashier.getdepositinfo", { id });
    if (reply.ok) return { kind: "known", deposit: reply.data };
    if (reply.refusal.code === "NOT_AUTHORIZED") throw reply.refusal;
    return { kind: reply.refusal.type === "InvalidParameterException" ? "unknown" : "unread" };
  } catch (error) {
    if (error instanceof PlatformFailure && !pageEndOf(error)) return { kind: "unread" };
    throw error;
  }
}

/** The result page of a settled payment; null while it is open. */
export function finalPath({ id, status }: Pick<DepositInfo, "id" | "status">): InternalPath | null {
  if (status === "success") return paths.paySuccess(id);
  if (status === "fail") return paths.payFail(id);
  return status === "cancel" ? paths.payResult("paycancel", id) : null;
}

/** Redirects from a waiting page once the payment is settled. */
export async function leaveWhenFinished(context: AppContext, id: string): Promise<void> {
  const state = await readPayment(context, id);
  const path = state.kind === "known" ? finalPath(state.deposit) : null;
  if (path) throw moveTo(context, path);
}

/** Redirects; on a revalidation with a document load, because the balance in the header has changed. */
export function moveTo(context: AppContext, path: InternalPath): Response {
  return context.isDataRequest ? redirectToLocale(context, context.locale, path) : redirect(path, 303);
}
