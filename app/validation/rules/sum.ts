import Big from "big.js";
import { z } from "zod";
import { fieldIssue, type Issue, issueOf } from "../issue";
import { decimalsOf, readAmount } from "../typed-amount";
import { LONGEST } from "./rule";

interface SumBounds {
  /** Decimal strings, as sent with the payment method. */
  min: string;
  max: string;
  /** Available balance, when it may be less than the method's maximum. */
  available?: string;
  currency?: string;
}

/**
 * An amount of money (docs/product.md#5, docs/contract.md#o31): positive and within the bounds. Parses to a decimal
 * string; amounts never become floats.
 */
export function sumRule(bounds?: SumBounds) {
  const { currency = "USD" } = bounds ?? {};
  const decimals = decimalsOf(currency, ...(bounds ? [bounds.min, bounds.max] : []));
  return z.string({ error: fieldIssue("wrongField") }).transform((typed, context) => {
    const read = typed.length > LONGEST ? ({ kind: "wrong" } as const) : readAmount(typed, decimals);
    const issue = read.kind === "amount" ? boundsIssue(read.amount, currency, bounds) : unread[read.kind];
    if (issue) context.addIssue({ code: "custom", message: issue });
    return read.kind === "amount" && !issue ? read.amount : z.NEVER;
  });
}

const unread: Record<"unclear" | "wrong", Issue> = {
  unclear: fieldIssue("sumUnclear"),
  wrong: fieldIssue("wrongField"),
};

function boundsIssue(value: string, currency: string, bounds: SumBounds | undefined): Issue | undefined {
  if (!bounds) return undefined;
  const { min, max, available } = bounds;
  const amount = new Big(value);
  const money = (amount: string) => ({ amount, currency });
  if (amount.lt(min) || amount.gt(max)) return fieldIssue("sumError", { min: money(min), max: money(max) });
  if (available !== undefined && amount.gt(available))
    return issueOf("payment.available", { available: money(available) });
}
