import Big from "big.js";
import { z } from "zod";
import { fieldIssue, type Issue, issueOf } from "../issue";
import { readAmount, roundInwards, type TypedAmount } from "../typed-amount";
import { LONGEST } from "./rule";

interface SumBounds {
  /** Decimal strings, as sent with the payment method. */
  min: string;
  max: string;
  /** Available balance, when it may be less than the method's maximum. */
  available?: string;
  currency?: string;
  /** How many an amount may have; by default only whole ones are taken. */
  decimals?: number;
}

/**
 * An amount of money (docs/product.md#5, docs/contract.md#o31, #o32): positive and within the bounds that such amounts
 * can reach. Parses to a decimal string; amounts never become floats.
 */
export function sumRule(bounds?: SumBounds) {
  const { decimals = 0, currency } = bounds ?? {};
  const reachable = bounds && roundInwards(bounds, decimals);
  return z.string({ error: fieldIssue("requiredField") }).transform((typed, context) => {
    const read =
      typed.length > LONGEST ? ({ kind: "wrong" } as const) : readAmount(typed, decimals, currency);
    const issue = read.kind === "amount" ? boundsIssue(read.amount, reachable) : unreadAmount(read);
    if (issue) context.addIssue({ code: "custom", message: issue });
    return read.kind === "amount" && !issue ? read.amount : z.NEVER;
  });
}

/** The issue of what is typed but is no amount: the character that has no place in one is named. */
export function unreadAmount(read: Exclude<TypedAmount, { kind: "amount" }>): Issue {
  if (read.kind === "unclear") return fieldIssue("sumUnclear");
  if (read.kind === "broken") return fieldIssue("sumWhole");
  if (!read.symbol) return fieldIssue("wrongField");
  return fieldIssue("sumSymbol", { symbols: [/\s/.test(read.symbol) ? " " : read.symbol] });
}

function boundsIssue(value: string, bounds: SumBounds | undefined): Issue | undefined {
  if (!bounds) return undefined;
  const { min, max, available, currency = "USD" } = bounds;
  const amount = new Big(value);
  const money = (amount: string) => ({ amount, currency });
  if (new Big(min).gt(max)) return issueOf("payment.noAmount");
  const broken = amount.lt(min) ? "minValue" : amount.gt(max) && "maxValue";
  if (broken) return fieldIssue("sumError", { rule: broken, min: money(min), max: money(max) });
  if (available !== undefined && amount.gt(available))
    return issueOf("payment.available", { available: money(available) });
}
