import Big from "big.js";
import { isCrypto, usualDigitsOf } from "~/ui/format/currency-digits";
import { signsOf } from "./currency-signs";
import { latinDigits } from "./latin-digits";
import { plainText } from "./plain-text";

/** What the operator lets players type, as `forms.amounts` says (docs/contract.md#o32). */
export type AmountForm = "whole" | "decimals";

/**
 * A parsed amount (docs/contract.md#o31). `amount` is a decimal string in major units. `unclear`: contains a possible
 * thousands separator, so that nobody pays a thousand times the intended amount. `broken`: is not whole where only
 * whole amounts are taken, which may be typed with two zeros behind. `wrong`: not an amount, by the first character that
 * has no place in one, if there is any.
 */
export type TypedAmount =
  | { kind: "amount"; amount: string }
  | { kind: "unclear" }
  | { kind: "broken" }
  | { kind: "wrong"; symbol?: string };

/**
 * Reads digits of any script, and one `.` or `,` with at most the decimals that are allowed. Spaces around, zeros before
 * and the currency's own sign are no error (docs/contract.md#o46).
 */
export function readAmount(typed: string, decimals: number, currency = ""): TypedAmount {
  const text = withoutSign(latinDigits(plainText(typed)), currency).replace(/^0+(?=\d)/, "");
  if (/^[1-9]\d{0,2}(?:([.,'’\s])\d{3})(?:\1\d{3})*(?:[.,]\d*)?$/.test(text)) return { kind: "unclear" };
  const [, digits = "", fraction = ""] = /^(\d*)(?:[.,](\d*))?$/.exec(text) ?? [];
  const whole = digits || "0";
  if (!/[1-9]/.test(whole + fraction)) return { kind: "wrong", symbol: strangerIn(text) };
  const isWhole = /^0{0,2}$/.test(fraction);
  if (fraction.length > decimals && !isWhole) return { kind: decimals === 0 ? "broken" : "wrong" };
  return { kind: "amount", amount: /[1-9]/.test(fraction) ? `${whole}.${fraction}` : whole };
}

/** The first character that an amount cannot have at its position; a space only where nothing else is wrong. */
function strangerIn(text: string): string | undefined {
  const start = /^\d*[.,]?\d*/.exec(text)?.[0].length ?? 0;
  const rest = [...text.slice(start)];
  return rest.find((sign) => !/[\s\d]/.test(sign)) ?? rest[0];
}

/** Without what the currency is called before or behind the number, in any case and with or without a space. */
function withoutSign(text: string, currency: string): string {
  const folded = text.toLowerCase();
  for (const sign of signsOf(currency)) {
    if (folded.startsWith(sign)) return text.slice(sign.length).trimStart();
    if (folded.endsWith(sign)) return text.slice(0, -sign.length).trimEnd();
  }
  return text;
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
