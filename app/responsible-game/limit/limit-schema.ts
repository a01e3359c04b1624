import { z } from "zod";
import { fieldIssue, genericIssue, type Issue, issueOf } from "~/validation/issue";
import { requiredText } from "~/validation/rules/rule";
import { readAmount, type TypedAmount } from "~/validation/typed-amount";
import { type LimitPeriod, limitPeriods } from "./limit-periods";

/** More than any account needs. The platform takes digits (docs/contract.md#3.11), and amounts never become floats. */
const MOST_DIGITS = 9;

/** A limit as the player types it; the parsed amount is digits only. */
export const LimitSchema = z.object({
  limit_amount: requiredText(genericIssue("required")).transform((typed, context) => {
    const read = readAmount(typed, 2);
    const issue = amountIssue(read);
    if (issue) context.addIssue({ code: "custom", message: issue });
    return read.kind === "amount" && !issue ? read.amount : z.NEVER;
  }),
  period: z.enum(limitPeriods, { error: () => genericIssue("required") }),
});

function amountIssue(read: TypedAmount): Issue | undefined {
  if (read.kind === "unclear") return fieldIssue("sumUnclear");
  if (read.kind === "wrong" || read.amount.length > MOST_DIGITS) return fieldIssue("wrongField");
  return read.amount.includes(".") ? issueOf("responsible.limit.whole") : undefined;
}

/** A requested limit, or its removal (docs/contract.md#3.11). */
export type RequestedLimit = { period: LimitPeriod; limit_amount: string } | { period: "none" };
