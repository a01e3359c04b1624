import { fieldIssue } from "../issue";
import { latinDigits } from "../latin-digits";
import { requiredText } from "./rule";

interface SumBounds {
  /** Decimal strings, as the payment method gives them. */
  min: string;
  max: string;
  currency?: string;
}

/**
 * A sum of money (specification 5): thousands commas go, what is left is a positive whole number without leading
 * zero, and between the bounds. Amounts never become floats.
 */
export function sumRule(bounds?: SumBounds) {
  return requiredText(
    fieldIssue("wrongField"),
    (value) => {
      if (!/^[1-9]\d*$/.test(value)) return fieldIssue("wrongField");
      if (!bounds || (compare(value, bounds.min) >= 0 && compare(value, bounds.max) <= 0)) return undefined;
      const { min, max, currency = "USD" } = bounds;
      return fieldIssue("sumError", { min: { amount: min, currency }, max: { amount: max, currency } });
    },
    (value) => latinDigits(value).replaceAll(",", "").trim(),
  );
}

/** Sign of `value - bound`, for a positive whole number and a decimal string of any length. */
function compare(value: string, bound: string): number {
  if (bound.startsWith("-")) return 1;
  const [whole = "", fraction = ""] = bound.replace(/^0+(?=\d)/, "").split(".");
  if (value.length !== whole.length) return value.length - whole.length;
  if (value !== whole) return value < whole ? -1 : 1;
  return /[1-9]/.test(fraction) ? -1 : 0;
}
