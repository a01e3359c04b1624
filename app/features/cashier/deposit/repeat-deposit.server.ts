import type { AppContext } from "~/context/app-context";
import { buildPaymentForm } from "~/features/cashier/form/build-form.server";
import { SAVED_FIELD } from "~/features/cashier/form/payment-form";
import { parsePayment } from "~/features/cashier/form/payment-schema";
import { type MethodSummary, toMethodSummary } from "~/features/cashier/payment-methods";
import { ibanRule } from "~/forms/validation/rules/iban";
import type { DepositSettings, HistoryTransaction, SavedRequisite } from "~/platform/entities/cashier";
import { settleSection } from "~/shell/sections/page-section";
import { DEPOSIT_ACTION } from "./deposit-flow.server";

/** The last successful deposit, ready to be repeated. */
export interface RepeatDeposit {
  method: MethodSummary;
  /** As the player would type it. */
  amount: string;
  /** Decimals that an amount may be typed with. */
  decimals: number;
  /** The saved payment details. */
  saved?: { id: string; title: string };
  token: string;
}

/**
 * Loads the last method, amount and payment details. Null where the method's form would not accept them: method or
 * details are gone, limits or currency have changed, or a required field is not stored.
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
  if (!last?.amount || !method || method.is_mobile_only || method.currency !== last.currency) return null;
  const amount = last.amount.replace(/\.0+$/, "");
  const saved = detailsOf(last, settings.saved_requisites);
  const form = await buildPaymentForm(context, {
    action: DEPOSIT_ACTION,
    method,
    saved: settings.saved_requisites,
  });
  const posted = new FormData();
  posted.set("amount", amount);
  if (saved) posted.set(SAVED_FIELD, saved.id);
  const { status } = parsePayment(form, posted, { rules: { iban: () => ibanRule() } });
  if (status !== "success") return null;
  return {
    method: toMethodSummary(method),
    amount,
    decimals: form.decimals,
    ...(saved && { saved: { id: saved.id, title: saved.title } }),
    token: form.token,
  };
}

/** The details of the last deposit, else the first ready ones of the method. */
function detailsOf({ method, requisites = {} }: HistoryTransaction, all: readonly SavedRequisite[]) {
  const ready = all.filter((one) => one.method === method && one.status === "ready");
  const used = Object.values(requisites);
  return ready.find(({ title }) => used.includes(title)) ?? ready[0];
}
