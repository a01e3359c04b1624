import { redirect } from "@remix-run/node";
import type { AppContext } from "~/context";
import { block } from "~/games/block";
import { translateWith } from "~/i18n/translator";
import { paths } from "~/paths";
import type { DepositSettings, PaymentMethod } from "~/platform/entities-cashier";
import { toLimitView } from "~/profile/responsible-game.server";
import { loadPromoForm } from "~/promotions/promo-code/load-promo-form.server";
import { loadPageSeo } from "~/seo/page-seo.server";
import { notFound } from "~/shell/failures";
import { buildPaymentForm } from "../form/build-form.server";
import { explainRefusal } from "../form/explain-refusal.server";
import { toMethodSummary } from "../payment-methods";
import { leaveWhenFinished } from "../result/result-state.server";
import { DEPOSIT_ACTION, readFlow } from "./deposit-flow.server";
import { listDepositOffers } from "./deposit-offers.server";
import type { ChosenMethod, DepositView } from "./deposit-view";
import { readOpenDeposit } from "./open-deposit.server";

/** The deposit page: for every method, or for the one that the address names. */
export async function loadDeposit(context: AppContext, sysname: string | undefined) {
  const settings = await block(context, context.platform.call("cashier.getdepositsettings"));
  const methods = settings.ok ? settings.value.methods : [];
  const chosen = methods.find((method) => method.sysname === sysname);
  if (sysname && settings.ok && !chosen) throw notFound();
  const title = translateWith(context.i18n)("cashier.deposit.title");
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
  return { seo, promo, view };
}

async function loadView(
  context: AppContext,
  settings: DepositSettings,
  chosen: PaymentMethod | undefined,
): Promise<DepositView> {
  const transaction = context.query.get("transaction");
  if (transaction && chosen) return loadStep(context, transaction, chosen);
  const open = await readOpenDeposit(context, settings.methods);
  if (open.kind === "check") return open;
  if (open.kind === "goOn") throw redirect(open.path);
  const [limit, form] = await Promise.all([
    block(context, context.platform.call("account.getDepositLimit")),
    chosen ? loadChosen(context, settings, chosen) : null,
  ]);
  const isOfThisForm = open.kind === "refused" && open.sysname === chosen?.sysname && form;
  return {
    kind: "methods",
    methods: settings.methods.map(toMethodSummary),
    chosen: form,
    limit: limit.ok ? toLimitView(limit.value) : undefined,
    refusal: isOfThisForm ? explainRefusal(open.refusal, form.form).refusal : null,
  };
}

/** The form of one method, with the offers that it may bring. */
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
  const wished = context.query.get("campaign_offer_id") ?? "";
  const offer = offers.find(({ id }) => id === wished);
  const values: Record<string, string> = offer ? { campaign_offer_id: offer.id } : {};
  return { method: toMethodSummary(method), form: { ...form, values }, offers };
}

/** The provider's part, for as long as we know it; afterwards the result page knows more. */
async function loadStep(context: AppContext, id: string, method: PaymentMethod): Promise<DepositView> {
  const flow = /^[\w-]{1,64}$/.test(id) ? await readFlow(context, id) : null;
  const summary = toMethodSummary(method);
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

/** What providers ask for, within what a page can hold. */
function frameHeight(height = 640): number {
  return Math.min(Math.max(Math.round(height), 320), 1600);
}
