import { latinDigits } from "./latin-digits";

/**
 * A parsed amount (docs/contract.md#o31): digits of any script, surrounding spaces, and one `.` or `,` followed by at
 * most the currency's decimals. `amount` is a decimal string in major units. `unclear`: contains a possible thousands
 * separator, so that nobody pays a thousand times the intended amount. `wrong`: not an amount.
 */
export type TypedAmount = { kind: "amount"; amount: string } | { kind: "unclear" } | { kind: "wrong" };

export function readAmount(typed: string, decimals: number): TypedAmount {
  const text = latinDigits(typed).trim();
  if (/^[1-9]\d{0,2}(?:([.,'’\s])\d{3})(?:\1\d{3})*(?:[.,]\d*)?$/.test(text)) return { kind: "unclear" };
  const [, whole, fraction = ""] = /^(0|[1-9]\d*)(?:[.,](\d+))?$/.exec(text) ?? [];
  if (!whole || fraction.length > decimals || !/[1-9]/.test(whole + fraction)) return { kind: "wrong" };
  return { kind: "amount", amount: /[1-9]/.test(fraction) ? `${whole}.${fraction}` : whole };
}

/**
 * Decimals of a currency: as many as the platform's amounts have (docs/contract.md#1.7), else the currency's usual
 * number; 0 for an unknown currency.
 */
export function decimalsOf(currency: string, ...amounts: readonly string[]): number {
  const written = Math.max(...amounts.map((amount) => amount.split(".")[1]?.length ?? 0));
  if (written > 0) return written;
  const isKnown = /^[A-Z]{3}$/.test(currency);
  if (!isKnown) return 0;
  return (
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 0
  );
}
