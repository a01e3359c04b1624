import { readBalances } from "~/browser/runtime/balance/balance";
import type { AppContext } from "~/context/app-context";
import { readPendingPayment } from "~/features/cashier/pending-payment/pending-payment.server";
import { ownAccount } from "~/features/profile/profile.server";
import { requirementOf } from "~/forms/account-requirements/requirements";
import type { PaymentMethod, WithdrawSettings } from "~/platform/entities/cashier";
import { errorCatalogue } from "~/platform/error-catalogue";
import type { PlatformRefusal } from "~/platform/errors";
import { loadPageSeo } from "~/seo/page-seo.server";
import { buildPaymentForm } from "../form/build-form.server";
import type { PaymentForm } from "../form/payment-form";
import type { PaymentRefusal } from "../form/payment-refusal";
import { toMethodSummary } from "../payment-methods";
import { toPeriodLimits } from "./limits";
import { readWithdrawQuery, type WithdrawQuery } from "./withdraw-query";
import { loadWithdrawals, sentWithdrawal, WITHDRAW } from "./withdrawals.server";

export type WithdrawPageData = Awaited<ReturnType<typeof loadWithdrawPage>>;

/** Loads the withdrawal page, before and after a withdrawal is sent. */
export async function loadWithdrawPage(context: AppContext) {
  const query = readWithdrawQuery(context.query);
  const unseen = await readPendingPayment(context, sentWithdrawal, "withdrawal");
  const requested = unseen.kind === "made" ? unseen.id : query.requested;
  const [seo, withdrawals, room, { cashier }] = await Promise.all([
    loadPageSeo(context, { title: context.t("cashier.withdraw.title"), isIndexed: false }),
    loadWithdrawals(context, requested),
    loadWithdrawSteps(context, query),
    context.content.config(),
  ]);
  return {
    seo,
    ...withdrawals,
    room,
    check: unseen.kind === "check" ? unseen.check : null,
    refusal: unseen.kind === "refused" ? withoutForm(unseen.refusal) : null,
    canCancel: cashier.canCancelWithdrawal,
  };
}

/** The withdrawal options; the platform may refuse them (docs/contract.md#3.6). */
async function loadWithdrawSteps(context: AppContext, query: WithdrawQuery) {
  const settings = await readSettings(context);
  if (!settings.ok) return { ok: false as const, refusal: withoutForm(settings.refusal) };
  const { methods, available } = settings.data;
  const chosen = methods.find(({ sysname }) => sysname === query.method);
  const burning = await burningOf(context, settings.data);
  const form =
    chosen && (!burning || query.isAgreed) ? await withdrawForm(context, settings.data, chosen) : null;
  return {
    ok: true as const,
    methods: methods.map(toMethodSummary),
    available,
    limits: toPeriodLimits(settings.data),
    burning,
    isAgreed: query.isAgreed,
    chosen: chosen?.sysname ?? null,
    form: form && { ...form, values: { amount: query.amount ?? "" } },
  };
}

/** A refusal as a notice, where there is no form to show field errors. */
function withoutForm(refusal: PlatformRefusal): PaymentRefusal {
  const need = requirementOf(refusal);
  const text = errorCatalogue[refusal.type].messageKey;
  return need ? { kind: "need", need, text } : { kind: "text", text, nextSteps: ["history", "support"] };
}

/** A lost session is thrown: the page's guard answers it (docs/contract.md#1.4). */
export async function readSettings(context: AppContext) {
  const settings = await context.platform.attempt("cashier.getwithdrawsettings");
  if (!settings.ok && settings.refusal.code === "NOT_AUTHORIZED") throw settings.refusal;
  return settings;
}

/** The bonus money that a withdrawal would burn; null when none burns (docs/contract.md#d51). */
export async function burningOf(context: AppContext, { burns_bonuses: burns }: WithdrawSettings) {
  return burns ? readBalances(await ownAccount(context)).bonus : null;
}

export async function withdrawForm(
  context: AppContext,
  { saved_requisites: saved, available }: WithdrawSettings,
  method: PaymentMethod,
): Promise<PaymentForm> {
  return { ...(await buildPaymentForm(context, { action: WITHDRAW, method, saved })), available };
}
