import { redirect } from "@remix-run/node";
import type { SystemPageName } from "~/content/entities/common";
import type { AppContext } from "~/context";
import { translateWith } from "~/i18n/i18n.server";
import { paths } from "~/paths";
import type { DepositInfo } from "~/platform/entities/cashier";
import { loadPageSeo } from "~/seo/page-seo.server";
import { notFound } from "~/shell/system-pages/failures";
import { loadPagePicture } from "~/shell/system-pages/page-picture.server";
import { mayLeaveTo, readDepositFlow } from "../deposit/deposit-flow.server";
import { payResults } from "./pay-results";
import { type ReceiptView, toReceiptView } from "./receipt-view.server";
import { finalPath, moveTo, readPayment } from "./result-state.server";

export interface DepositSummary {
  id: string;
  value: { amount: string; currency: string };
  at: string;
  status: DepositInfo["status"];
}

/** What the player can still do for an open payment, as far as it is stored. */
interface OpenPayment {
  /** URL to continue at the provider. */
  url?: string;
  /** The provider's page opens in a new tab. */
  isOtherTab?: boolean;
  phone?: string;
  expiresAt?: string;
  receipt?: ReceiptView;
}

export interface PayResult {
  page: SystemPageName;
  picture: string | undefined;
  /** `unnamed`: the URL names no payment; `unknown`: not one of this player. Neither reveals more. */
  missing: "unnamed" | "unknown" | null;
  deposit: DepositSummary | null;
  open: OpenPayment | null;
  /** Polling interval; null when the payment is settled or overdue. */
  seconds: number | null;
  isLate: boolean;
}

/**
 * A result page of the cashier, by the payment's current state at the platform; without a reply it waits. The path or
 * the query names the transaction (docs/contract.md#d97); a waiting page without one redirects to the history. A
 * payment in another state than the URL says redirects to the right page.
 */
export async function loadPayResult(context: AppContext, transaction: string | undefined) {
  const name = context.path.split("/")[2] ?? "";
  const result = payResults[name];
  if (!result) throw notFound();
  const id = transaction ?? context.query.get("transaction");
  if (!id && result.isWaiting) throw redirect(paths.cashierHistory());
  const state = id ? await readPayment(context, id) : null;
  const missing: PayResult["missing"] =
    state === null ? "unnamed" : state.kind === "unknown" ? "unknown" : null;
  const page = state?.kind === "unread" ? "payPending" : result.page;
  const t = translateWith(context.i18n);
  const title = t(missing ? `deposit.result.${missing}.title` : `systemPages.${page}.title`);
  const [seo, picture, { cashier }] = await Promise.all([
    loadPageSeo(context, { title, isIndexed: false }),
    loadPagePicture(context, page),
    context.content.config(),
  ]);
  const shown = { seo, page, picture, missing };
  const nothing = { deposit: null, open: null, seconds: null, isLate: false };
  if (!id || !state || state.kind === "unknown") return { ...shown, ...nothing };
  if (state.kind === "unread") return { ...shown, ...nothing, seconds: cashier.pollSeconds };

  const { deposit } = state;
  const rightPath = finalPath(deposit) ?? (result.isWaiting ? null : paths.payPending(id));
  if (rightPath && !isHere(rightPath, name)) throw moveTo(context, rightPath);
  if (!result.isWaiting) return { ...shown, ...nothing, deposit: toSummary(deposit) };
  const isLate = Date.now() - Date.parse(deposit.created_at) > cashier.pollMinutes * 60_000;
  return {
    ...shown,
    deposit: toSummary(deposit),
    open: await readOpenPayment(context, deposit),
    seconds: isLate ? null : cashier.pollSeconds,
    isLate,
  };
}

/** Compares the second path segment, which names a result page. */
function isHere(path: string, name: string): boolean {
  return path.split(/[/?]/)[2] === name;
}

async function readOpenPayment(context: AppContext, { id, receipt }: DepositInfo): Promise<OpenPayment> {
  const flow = await readDepositFlow(context, id);
  const due = receipt ?? (flow?.flow === "receipt" ? flow.receipt : undefined);
  const expiresAt = due?.expired_at ?? (flow?.flow === "mobile" ? flow.expired_at : undefined);
  return {
    ...(flow && "url" in flow && flow.flow !== "form" && mayLeaveTo(flow.url) && { url: flow.url }),
    ...(flow?.flow === "new_window" && { isOtherTab: true }),
    ...(flow?.flow === "mobile" && flow.phone && { phone: flow.phone }),
    ...(expiresAt && { expiresAt }),
    ...(due && { receipt: toReceiptView(due) }),
  };
}

function toSummary({ id, amount, currency, created_at: at, status }: DepositInfo): DepositSummary {
  return { id, value: { amount, currency }, at, status };
}
