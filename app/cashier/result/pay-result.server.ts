import { redirect } from "@remix-run/node";
import type { SystemPageName } from "~/content/entities";
import type { AppContext } from "~/context";
import { translateWith } from "~/i18n/translator";
import { paths } from "~/paths";
import type { DepositInfo } from "~/platform/entities-cashier";
import { loadPageSeo } from "~/seo/page-seo.server";
import { notFound } from "~/shell/failures";
import { loadPagePicture } from "~/shell/system-pages/page-picture.server";
import { mayLeaveTo, readFlow } from "../deposit/deposit-flow.server";
import { payResults } from "./pay-results";
import { type ReceiptView, toReceiptView } from "./receipt-view.server";
import { finalPath, moveTo, readPayment } from "./result-state.server";

export interface DepositSummary {
  id: string;
  value: { amount: string; currency: string };
  at: string;
  status: DepositInfo["status"];
}

/** What the player can still do while a payment is open, as far as we know it. */
interface OpenPayment {
  /** Where it goes on at the provider. */
  url?: string;
  /** Another tab is the way there. */
  isOtherTab?: boolean;
  phone?: string;
  expiresAt?: string;
  receipt?: ReceiptView;
}

export interface PayResult {
  page: SystemPageName;
  picture: string | undefined;
  /** `unnamed`: the address names no payment, `unknown`: one that is not this player's. Nothing is said of either. */
  missing: "unnamed" | "unknown" | null;
  deposit: DepositSummary | null;
  open: OpenPayment | null;
  /** How often the page asks again; null once it need not, or when nobody should wait any longer. */
  seconds: number | null;
  isLate: boolean;
}

/**
 * A result page of the cashier. What it says is what the platform says of the payment now: an address that names none
 * leads to the history, and one that got no answer waits. Its transaction is named by the path or by the query (contract D97). A payment whose
 * state is another one than the address says leads to the page that is right.
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
  const right = finalPath(deposit) ?? (result.isWaiting ? null : paths.payPending(id));
  if (right && !isHere(right, name)) throw moveTo(context, right);
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

/** Every result page is named by its second segment. */
function isHere(path: string, name: string): boolean {
  return path.split(/[/?]/)[2] === name;
}

async function readOpenPayment(context: AppContext, { id, receipt }: DepositInfo): Promise<OpenPayment> {
  const flow = await readFlow(context, id);
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
