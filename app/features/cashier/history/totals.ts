import Big from "big.js";
import type { HistoryTransaction } from "~/platform/entities/cashier";
import type { MoneyValue } from "~/ui/format/format-values";

/** A player's deposits and withdrawals in one currency. */
export interface Totals {
  paidIn: MoneyValue;
  paidOut: MoneyValue;
  /** Withdrawals that are requested but not paid yet. */
  onItsWay: MoneyValue;
  /** Deposits minus withdrawals: the player's cost; negative is a gain. */
  net: MoneyValue;
}

type Payment = Pick<HistoryTransaction, "type" | "status" | "currency" | "amount">;

const isOpen: ReadonlySet<Payment["status"]> = new Set(["pending", "processing"]);

/** Whether a payment enters sums: one without an amount or a currency is only listed. */
export function isCountable<P extends Payment>(payment: P): payment is P & { amount: string } {
  return payment.amount !== undefined && payment.currency !== "";
}

/** Exact sums per currency. An account has one currency, but its history may contain others. */
export function totalsOf(all: readonly Payment[]): Totals[] {
  const payments = all.filter(isCountable);
  const currencies = [...new Set(payments.map(({ currency }) => currency))];
  return currencies.map((currency) => {
    const own = payments.filter((payment) => payment.currency === currency);
    const decimals = Math.max(...own.map(({ amount }) => amount.split(".")[1]?.length ?? 0));
    const sum = (isCounted: (payment: Payment) => boolean) =>
      own.filter(isCounted).reduce((total, { amount }) => total.plus(amount), new Big(0));
    const paidIn = sum(({ type, status }) => type === "deposit" && status === "success");
    const paidOut = sum(({ type, status }) => type === "withdrawal" && status === "success");
    const onItsWay = sum(({ type, status }) => type === "withdrawal" && isOpen.has(status));
    const money = (value: Big) => ({ amount: value.toFixed(decimals), currency });
    return {
      paidIn: money(paidIn),
      paidOut: money(paidOut),
      onItsWay: money(onItsWay),
      net: money(paidIn.minus(paidOut)),
    };
  });
}
