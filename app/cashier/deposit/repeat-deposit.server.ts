import { buildPaymentForm } from "~/cashier/form/build-form.server";
import { parsePayment } from "~/cashier/form/payment-schema";
import { type MethodSummary, toMethodSummary } from "~/cashier/payment-methods";
import type { AppContext } from "~/context";
import type { DepositSettings, HistoryTransaction, SavedRequisite } from "~/platform/entities-cashier";
import { settleSection } from "~/shell/page-section";
import { ibanRule } from "~/validation/rules/iban";
import { DEPOSIT_ACTION } from "./deposit-flow.server";

/** The last deposit that came in, ready to be made once more. */
export interface RepeatDeposit {
  method: MethodSummary;
  /** As it is typed. */
  amount: string;
  /** The details that are known. */
  saved?: { id: string; title: string };
  token: string;
}

/**
 * What makes a second deposit two taps: the last method, sum and details. Null where the form of that method would
 * not take them as they are, so that nobody is offered what is refused: the method or the details are gone, its
 * bounds or the currency have changed, or it asks for something that is not kept.
 */
export async function loadRepeatDeposit(
  context: AppContext,
  settings: DepositSettings,
): Promise<RepeatDeposit | null> {
  const history = await settleSection(
    { isPartial: false },
    context.platform.call("cashier.gethistory", { type: "deposit", count: 1, statuses: ["success"] }),
  );
  const last = history.ok ? history.value.items[0] : undefined;
  const method = settings.methods.find(({ sysname }) => sysname === last?.method);
  if (!last || !method || method.is_mobile_only || method.currency !== last.currency) return null;
  const amount = last.amount.replace(/\.0+$/, "");
  const saved = detailsOf(last, settings.saved_requisites);
  const form = await buildPaymentForm(context, {
    action: DEPOSIT_ACTION,
    method,
    saved: settings.saved_requisites,
  });
  const posted = new FormData();
  posted.set("amount", amount);
  if (saved) posted.set("requisites.id", saved.id);
  const { status } = parsePayment(form, posted, { rules: { iban: () => ibanRule() } });
  if (status !== "success") return null;
  return {
    method: toMethodSummary(method),
    amount,
    ...(saved && { saved: { id: saved.id, title: saved.title } }),
    token: form.token,
  };
}

/** Those of last time, else the first that are ready for this method. */
function detailsOf({ method, requisites = {} }: HistoryTransaction, all: readonly SavedRequisite[]) {
  const ready = all.filter((one) => one.method === method && one.status === "ready");
  const used = Object.values(requisites);
  return ready.find(({ title }) => used.includes(title)) ?? ready[0];
}
