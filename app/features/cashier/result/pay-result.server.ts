import { readBalances } from "~/browser/runtime/balance/balance";
import type { SystemPageName } from "~/content/entities/system-pages";
import type { AppContext } from "~/context/app-context";
import type { DepositInfo, DepositResult } from "~/platform/entities/cashier";
import { optionalRead } from "~/platform/optional-read.server";
import type { InternalPath } from "~/routing/addresses/internal-path";
import { barredAddress } from "~/routing/addresses/payment-address";
import { paths } from "~/routing/paths";
import { loadPageSeo } from "~/seo/page-seo.server";
import { notFound } from "~/shell/system-pages/failures";
import { loadPagePicture } from "~/shell/system-pages/page-picture.server";
import type { MoneyValue } from "~/ui/format/format-values";
import { promptPart } from "~/upstream/optional-part.server";
import { readDepositFlow } from "../deposit/deposit-flow.server";
import { findLatestPayment, isFresh } from "./latest-payment.server";
import { payResults } from "./pay-results";
import { type ReceiptView, toReceiptView } from "./receipt-view.server";
import { finalPath, moveTo, type PaymentState, readPayment } from "./result-state.server";

export interface DepositSummary {
  id: string;
  value?: { amount: string; currency: string };
  at?: string;
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

/** After a payment that came to nothing: what the player has, its method's name, and the way to the same payment again. */
interface Untouched {
  method: string | undefined;
  balance: MoneyValue | null;
  again: string | null;
}

export interface PayResult {
  page: SystemPageName;
  picture: string | undefined;
  /**
   * `unnamed`: none named, none that fits; `unknown`: not one of this player. Neither reveals more. `barred`: the
   * player could not be sent to the provider.
   */
  missing: "unnamed" | "unknown" | "barred" | null;
  /** The URL names no payment: the page shows the player's latest, and says so. */
  isLatest: boolean;
  deposit: DepositSummary | null;
  open: OpenPayment | null;
  untouched: Untouched | null;
  /** Polling interval; null when the payment is settled or overdue. */
  seconds: number | null;
  isLate: boolean;
}

/** Query parameter of a result page whose payment was found as the latest, not named by the provider. */
const LATEST = "latest";

/**
 * A result page of the cashier, by the payment's current state at the platform; without a reply it waits. The path or
 * the query names the transaction (docs/contract.md#d97); without one it is the player's latest payment that fits the
 * page. A payment in another state than the URL says redirects to the right page.
 */
export async function loadPayResult(context: AppContext, transaction: string | undefined) {
  const name = context.path.split("/")[2] ?? "";
  const result = payResults[name];
  if (!result) throw notFound();
  const named = transaction || context.query.get("transaction");
  const id = named || (await findLatestPayment(context, result.fits));
  const state = id ? await readPayment(context, id) : null;
  const flow =
    result.isWaiting && state?.kind === "known" ? await readDepositFlow(context, state.deposit.id) : null;
  const missing = missingOf(context, state, flow);
  const page = state?.kind === "unread" ? "payPending" : result.page;
  const { t } = context;
  const title = t(
    missing ? `deposit.result.${missing}.title` : (result.title ?? `systemPages.${page}.title`),
  );
  const [seo, picture, { cashier }] = await Promise.all([
    loadPageSeo(context, { title, isIndexed: false }),
    loadPagePicture(context, page),
    context.content.config(),
  ]);
  const shown = { seo, page, picture, missing, isLatest: false };
  const nothing = { deposit: null, open: null, untouched: null, seconds: null, isLate: false };
  if (!id || !state || state.kind === "unknown") return { ...shown, ...nothing };
  if (state.kind === "unread") return { ...shown, ...nothing, seconds: cashier.pollSeconds };

  const { deposit } = state;
  const isLatest = !named || (context.query.has(LATEST) && isFresh(deposit.created_at));
  const rightPath = finalPath(deposit) ?? (result.isWaiting ? null : paths.payPending(id));
  if (rightPath && !isCurrentPage(rightPath, name))
    throw moveTo(context, isLatest ? asLatest(rightPath) : rightPath);
  if (!result.isWaiting || missing) {
    const untouched = isEnded(deposit) ? await readUntouched(context, deposit) : null;
    return { ...shown, ...nothing, isLatest, deposit: toSummary(deposit), untouched };
  }
  const isLate = Date.now() - Date.parse(deposit.created_at ?? "") > cashier.pollMinutes * 60_000;
  return {
    ...shown,
    isLatest,
    deposit: toSummary(deposit),
    open: toOpenPayment(deposit, flow),
    untouched: null,
    seconds: isLate ? null : cashier.pollSeconds,
    isLate,
  };
}

/** Without a payment. */
const isEnded = ({ status }: DepositInfo) => status === "fail" || status === "cancel";

async function readUntouched(context: AppContext, { method, amount }: DepositInfo): Promise<Untouched> {
  const [player, settings] = await Promise.all([
    context.player(),
    promptPart(context, optionalRead(context.platform.call("cashier.getdepositsettings"), null), null),
  ]);
  const typed = amount?.replace(/\.0+$/, "");
  return {
    method: settings?.methods.find(({ sysname }) => sysname === method)?.name,
    balance: player.kind === "player" ? readBalances(player.account).total : null,
    again: method ? paths.depositBy(method, typed === undefined ? {} : { amount: typed }) : null,
  };
}

function asLatest(path: InternalPath): InternalPath {
  return `${path}${path.includes("?") ? "&" : "?"}${LATEST}=1` as InternalPath;
}

/** Compares the second path segment, which names a result page. */
function isCurrentPage(path: string, name: string): boolean {
  return path.split(/[/?]/)[2] === name;
}

function missingOf(
  { config }: AppContext,
  state: PaymentState | null,
  flow: DepositResult | null,
): PayResult["missing"] {
  if (!state) return "unnamed";
  if (state.kind === "unknown") return "unknown";
  const isOpen = state.kind === "known" && finalPath(state.deposit) === null;
  return isOpen && flow && barredAddress(config, flow) !== undefined ? "barred" : null;
}

function toOpenPayment({ receipt }: DepositInfo, flow: DepositResult | null): OpenPayment {
  const due = receipt ?? (flow?.flow === "receipt" ? flow.receipt : undefined);
  const expiresAt = due?.expired_at ?? (flow?.flow === "mobile" ? flow.expired_at : undefined);
  return {
    ...(flow && "url" in flow && flow.flow !== "form" && { url: flow.url }),
    ...(flow?.flow === "new_window" && { isOtherTab: true }),
    ...(flow?.flow === "mobile" && flow.phone && { phone: flow.phone }),
    ...(expiresAt && { expiresAt }),
    ...(due && { receipt: toReceiptView(due) }),
  };
}

function toSummary({ id, amount, currency, created_at: at, status }: DepositInfo): DepositSummary {
  return { id, value: amount === undefined ? undefined : { amount, currency }, at, status };
}
