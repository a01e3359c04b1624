import { redirect, redirectDocument } from "@remix-run/node";
import type { AppContext } from "~/context";
import { withBasename } from "~/i18n/locale-path";
import { paths } from "~/paths";
import type { DepositInfo } from "~/platform/entities-cashier";
import { PlatformFailure } from "~/platform/errors";
import { isTransactionId } from "../transaction-id";

/** What is known of a payment. `unknown`: there is none under this number, or it is somebody else's. */
export type PaymentState =
  | { kind: "known"; deposit: DepositInfo }
  | { kind: "unknown" }
  /** The platform did not say. */
  | { kind: "unread" };

export async function readPayment(context: AppContext, id: string): Promise<PaymentState> {
  if (!isTransactionId(id)) return { kind: "unknown" };
  try {
    const reply = await context.platform.attempt("cashier.getdepositinfo", { id });
    if (reply.ok) return { kind: "known", deposit: reply.data };
    if (reply.refusal.code === "NOT_AUTHORIZED") throw reply.refusal;
    return { kind: reply.refusal.type === "InvalidParameterException" ? "unknown" : "unread" };
  } catch (error) {
    if (error instanceof PlatformFailure && error.status !== 403) return { kind: "unread" };
    throw error;
  }
}

/** The page that says how a finished payment ended; null while it has not. */
export function finalPath({ id, status }: Pick<DepositInfo, "id" | "status">): string | null {
  if (status === "success") return paths.paySuccess(id);
  if (status === "fail") return paths.payFail(id);
  return status === "cancel" ? paths.payResult("paycancel", id) : null;
}

/** Leaves a page that waits for a payment as soon as it is over. */
export async function leaveWhenFinished(context: AppContext, id: string): Promise<void> {
  const state = await readPayment(context, id);
  const path = state.kind === "known" ? finalPath(state.deposit) : null;
  if (path) throw moveTo(context, path);
}

/** To a script that asked again, a new document: the balance above the page is another one by then. */
export function moveTo(context: AppContext, path: string): Response {
  return context.isDataRequest
    ? redirectDocument(context.origin + withBasename(context.basename, path))
    : redirect(path, 303);
}
