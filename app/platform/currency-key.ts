import type { MoneyValue } from "~/ui/format/format-values";

const DEFAULT_CURRENCY = "USD";

/** A value of a map keyed `{value}_{currency}`: in this currency, else in dollars (docs/contract.md#1.7 and #d23). */
export function byCurrency(
  map: Readonly<Record<string, string>>,
  value: string,
  currency: string,
): MoneyValue | undefined {
  for (const code of [currency, DEFAULT_CURRENCY]) {
    const amount = map[`${value}_${code}`];
    if (amount !== undefined) return { amount, currency: code };
  }
  return undefined;
}
