import Big from "big.js";
import { isCrypto, usualDigitsOf } from "~/ui/format/currency-digits";
import { latinDigits } from "./latin-digits";

/** What the operator lets players type, as `forms.amounts` says (docs/contract.md#o32). */
export type AmountForm = "whole" | "decimals";

/**
 * A parsed amount (docs/contract.md#o31): digits of any script, surrounding spaces, and one `.` or `,` followed by at
 * most the decimals that are allowed. `amount` is a decimal string in major units. `unclear`: contains a possible
 * thousands separator, so that nobody pays a thousand times the intended amount. `broken`: is not whole where only
 * whole amounts are taken, which may be typed with two zeros behind. `wrong`: not an amount.
 */
export type TypedAmount = { kind: "amount"; amount: string } | { kind: "unclear" | "broken" | "wrong" };

export function readAmount(typed: string, decimals: number): TypedAmount {
  const text = latinDigits(typed).trim();
  if (/^[1-9]\d{0,2}(?:([.,'’\s])\d{3})(?:\1\d{3})*(?:[.,]\d*)?$/.test(text)) return { kind: "unclear" };
  const [, whole, fraction = ""] = /^(0|[1-9]\d*)(?:[.,](\d+))?$/.exec(text) ?? [];
  if (!whole || !/[1-9]/.test(whole + fraction)) return { kind: "wrong" };
  const isWhole = /^0{0,2}$/.test(fraction);
  if (fraction.length > decimals && !isWhole) return { kind: decimals === 0 ? "broken" : "wrong" };
  return { kind: "amount", amount: /[1-9]/.test(fraction) ? `${whole}.${fraction}` : whole };
}

/**
 * Decimals of a currency: as many as the platform's amounts have (docs/contract.md#1.7), else the currency's usual
 * number; 0 for an unknown currency.
 */
export function decimalsOf(currency: string, ...amounts: readonly string[]): number {
  const written = Math.max(...amounts.map((amount) => amount.split(".")[1]?.length ?? 0));
  const usual = usualDigitsOf(currency);
  return written > 0 && !isCrypto(currency) ? written : Math.max(written, usual);
}

/** Decimals that an amount of this currency may be typed with. */
export function typedDecimals(form: AmountForm, currency: string, ...amounts: readonly string[]): number {
  return form === "decimals" ? decimalsOf(currency, ...amounts) : 0;
}

/** The bounds that amounts of so many decimals can reach: the minimum rounded up, the maximum down. */
export function roundInwards<Bounds extends { min: string; max: string }>(bounds: Bounds, decimals: number) {
  const rounded = (amount: string, mode: 0 | 3) => {
    const near = new Big(amount).round(decimals, mode);
    return near.eq(amount) ? amount : near.toFixed();
  };
  return { ...bounds, min: rounded(bounds.min, Big.roundUp), max: rounded(bounds.max, Big.roundDown) };
}
