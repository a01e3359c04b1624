import Big from "big.js";
import { featuresOf } from "~/content/config/features";
import type { AppContext } from "~/context/app-context";
import { requestedAmount } from "~/features/cashier/form/requested-amount";
import {
  type PendingPayment,
  readPendingPayment,
} from "~/features/cashier/pending-payment/pending-payment.server";
import { loadPromoForm } from "~/features/promotions/promo-code/load-promo-form.server";
import { holdOn } from "~/features/responsible-game/holds/hold.server";
import { type LimitView, toLimitView } from "~/features/responsible-game/limit/limit-view";
import { noticeTexts, standingNotices } from "~/market/notices/due-notices.server";
import { recordedPlayer, recordNotices } from "~/market/notices/notice-record.server";
import type { DepositResult, DepositSettings, PaymentMethod } from "~/platform/entities/cashier";
import { type InternalPath, withSearch } from "~/routing/addresses/internal-path";
import { barredAddress } from "~/routing/addresses/payment-address";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { redirectWithin } from "~/routing/redirects/redirect-within.server";
import { loadPageSeo } from "~/seo/page-seo.server";
import { settleSection } from "~/shell/sections/page-section";
import { notFound } from "~/shell/system-pages/failures";
import { buildPaymentForm } from "../form/build-form.server";
import { explainRefusal } from "../form/explain-refusal.server";
import { toMethodSummary } from "../payment-methods";
import { leaveWhenFinished } from "../result/result-state.server";
import { isTransactionId } from "../transaction-id";
import {
  DEPOSIT_ACTION,
  depositForm,
  destinationOf,
  readDepositFlow,
  saveDepositFlow,
  unpaidAmount,
} from "./deposit-flow.server";
import { listDepositOffers } from "./deposit-offers.server";
import type { ChosenMethod, DepositView } from "./deposit-view";
import { loadRepeatDeposit } from "./repeat-deposit.server";

type MadeDeposit = Extract<PendingPayment<DepositResult>, { kind: "made" }>;

/** Loads the deposit page: all methods, or the one in the URL. Without script `?method=` names the choice. */
export async function loadDeposit(context: AppContext, sysname: string | undefined) {
  const picked = context.query.get("method");
  if (picked)
    throw redirect(
      paths.depositBy(picked, {
        amount: context.query.get("amount") ?? undefined,
        campaign_offer_id: context.query.get("campaign_offer_id") ?? undefined,
      }),
    );
  // A payment under way continues, whatever the market asks in the meantime.
  const here = withSearch(context.path, context.search);
  const hold = context.query.has("transaction") ? undefined : await holdOn(context, "deposit", here);
  if (hold && hold.way !== here) throw redirectWithin(context, hold.way);
  const settings = await settleSection(context, context.platform.call("cashier.getdepositsettings"));
  const methods = settings.ok ? settings.value.methods : [];
  const chosen = methods.find((method) => method.sysname === sysname);
  if (sysname && settings.ok && !chosen) {
    const amount = context.query.get("amount");
    // A payment that is tried again, whose method was switched off meanwhile: another one, and the same amount.
    throw amount ? redirectWithin(context, paths.deposit({ amount })) : notFound();
  }
  const title = context.t("cashier.deposit.title");
  const { cashier } = await context.content.config();
  const [seo, promo, view] = await Promise.all([
    loadPageSeo(context, {
      title: chosen ? `${title}: ${chosen.name}` : title,
      name: chosen?.name,
      isIndexed: false,
    }),
    cashier.showPromocode ? loadPromoForm(context) : null,
    settings.ok ? loadView(context, settings.value, chosen) : ({ kind: "unavailable" } as const),
  ]);
  recordNotices(context, "shown", standingNotices(context.config, "deposit"), await recordedPlayer(context));
  return { seo, promo, view, notices: noticeTexts(context, "deposit") };
}

async function loadView(
  context: AppContext,
  settings: DepositSettings,
  chosen: PaymentMethod | undefined,
): Promise<DepositView> {
  const transaction = context.query.get("transaction");
  if (transaction && chosen) return loadStep(context, transaction, chosen);
  const unseen = await readPendingPayment(context, depositForm, "deposit");
  if (unseen.kind === "check") return unseen;
  if (unseen.kind === "made") throw redirect(await pathAfter(context, unseen));
  const { responsibleGaming } = featuresOf(await context.content.config());
  const [limit, form, again, unpaid] = await Promise.all([
    responsibleGaming ? settleSection(context, context.platform.call("account.getDepositLimit")) : null,
    chosen ? loadChosen(context, settings, chosen) : null,
    chosen ? null : loadRepeatDeposit(context, settings),
    chosen && unpaidAmount(context, chosen),
  ]);
  const own = limit?.ok ? toLimitView(limit.value) : undefined;
  const isOfThisForm = unseen.kind === "refused" && unseen.sysname === chosen?.sysname && form;
  return {
    kind: "methods",
    methods: settings.methods.map(toMethodSummary),
    chosen: form && unpaid ? withAmount(form, unpaid) : form,
    again: again && isWithin(own, again.amount) ? again : null,
    limit: own,
    refusal: isOfThisForm ? explainRefusal(unseen.refusal, form.form, {}).refusal : null,
  };
}

/** The form with an amount to begin with, where the address names none. */
function withAmount(chosen: ChosenMethod, amount: string): ChosenMethod {
  return { ...chosen, form: { ...chosen.form, values: { amount, ...chosen.form.values } } };
}

/** Whether a repeated deposit is within the player's own limit; otherwise it is not offered. */
function isWithin(limit: LimitView | null | undefined, amount: string): boolean {
  return !limit || new Big(amount).lte(limit.left.amount);
}

/** Never redirects to a provider on a GET: the link to the provider is on the result page. */
async function pathAfter(context: AppContext, { id, sysname, result }: MadeDeposit): Promise<InternalPath> {
  if (!result) return paths.payPending(id);
  await saveDepositFlow(context, result, sysname);
  const destination = destinationOf(context, result, sysname);
  return "path" in destination ? destination.path : paths.payPending(id);
}

/** The form of one method, with the offers it can activate. */
export async function loadChosen(
  context: AppContext,
  { saved_requisites: saved }: DepositSettings,
  method: PaymentMethod,
): Promise<ChosenMethod> {
  const { cashier } = await context.content.config();
  const [form, offers] = await Promise.all([
    buildPaymentForm(context, { action: DEPOSIT_ACTION, method, saved, presets: cashier.presets }),
    listDepositOffers(context, method.sysname),
  ]);
  const offerId = context.query.get("campaign_offer_id") ?? "";
  const offer = offers.find(({ id }) => id === offerId);
  const amount = requestedAmount(context.query);
  const values = { ...(amount && { amount }), ...(offer && { campaign_offer_id: offer.id }) };
  return { method: toMethodSummary(method), form: { ...form, values }, offers };
}

/** The provider's step while its data is stored; afterwards redirects to the result page. */
async function loadStep(context: AppContext, id: string, method: PaymentMethod): Promise<DepositView> {
  const flow = isTransactionId(id) ? await readDepositFlow(context, id) : null;
  const summary = toMethodSummary(method);
  if (flow && barredAddress(context.config, flow) !== undefined) throw redirect(paths.payPending(id));
  if (flow?.flow === "form") {
    const { url, params } = flow;
    return { kind: "step", method: summary, step: { flow: "form", id, url, params } };
  }
  if (flow?.flow === "iframe") {
    const { url, height } = flow;
    await leaveWhenFinished(context, id);
    const { cashier } = await context.content.config();
    const step = {
      flow: "iframe",
      id,
      url,
      height: frameHeight(height),
      seconds: cashier.pollSeconds,
    } as const;
    return { kind: "step", method: summary, step };
  }
  throw redirect(paths.payPending(id));
}

/** Pixels: the provider's height, within sensible bounds. */
function frameHeight(height = 640): number {
  return Math.min(Math.max(Math.round(height), 320), 1600);
}
