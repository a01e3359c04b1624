import type { AppContext } from "~/context/app-context";
import type { MoneyValue } from "~/ui/format/format-values";
import { NEW_CARD, type PaymentForm } from "../../form/payment-form";
import { toMethodSummary } from "../../payment-methods";
import { burningOf } from "../withdraw-page.server";
import { withdrawPath } from "../withdraw-query";
import { type CheckedPayment, encryptPayment } from "./encrypted-payment.server";
import type { WithdrawContext } from "./withdraw-context.server";

/** What the review shows before the withdrawal is sent. */
export interface WithdrawReview {
  /** URL of the form with this method and amount: the review posts to it, and other pages return to it. */
  path: string;
  /** One-time token of the review's form. */
  token: string;
  /** The encrypted payment, which only the server can read. */
  payment: string;
  method: string;
  amount: MoneyValue;
  /** Where the money goes; a null value is given to the provider later. */
  destination: { label: string | null; value: string | null }[];
  fee?: string | null;
  time?: string;
  burning: MoneyValue | null;
}

export async function toReview(
  context: AppContext,
  { settings, method, form }: WithdrawContext,
  checked: CheckedPayment,
): Promise<WithdrawReview> {
  const { sysname, name, fee, time, min } = toMethodSummary(method);
  const [payment, burning] = await Promise.all([
    encryptPayment(context, checked),
    burningOf(context, settings),
  ]);
  const { amount } = checked;
  return {
    path: withdrawPath({ method: sysname, amount, isAgreed: burning !== null }),
    token: form.token,
    payment,
    method: name,
    amount: { amount, currency: min.currency },
    destination: destinationOf(form, checked),
    fee,
    time,
    burning,
  };
}

function destinationOf(
  { fields, saved }: PaymentForm,
  { saved: chosen, requisites }: CheckedPayment,
): WithdrawReview["destination"] {
  const known = saved.find(({ id }) => id === chosen);
  if (known) return [{ label: null, value: known.title }];
  return fields
    .filter(({ sysname }) => requisites[sysname])
    .map(({ sysname, label, attributes }) => {
      const value = requisites[sysname] ?? "";
      const chosen = attributes.options?.select?.find((option) => option.value === value);
      return { label, value: sysname === "card_number" ? shownCard(value) : (chosen?.label ?? value) };
    });
}

/** Masked as the platform does it (docs/contract.md#d50); null for a card that the provider asks for. */
function shownCard(number: string): string | null {
  if (number === NEW_CARD) return null;
  return number.includes("...") ? number : `${number.slice(0, 6)}...${number.slice(-4)}`;
}
