import { z } from "zod";
import { fieldIssue, genericIssue, type Issue } from "~/forms/validation/issue";
import { requiredText } from "~/forms/validation/rules/rule";
import { unreadAmount } from "~/forms/validation/rules/sum";
import { readAmount, type TypedAmount } from "~/forms/validation/typed-amount";
import { type LimitPeriod, limitPeriods } from "./limit-periods";

/** More before the point than any account needs; amounts never become floats. */
const MAX_DIGITS = 9;

/** The amount of a limit, with as many decimals as may be typed. */
export const limitAmount = (decimals: number, currency: string) =>
  requiredText(genericIssue("required")).transform((typed, context) => {
    const read = readAmount(typed, decimals, currency);
    const issue = amountIssue(read);
    if (issue) context.addIssue({ code: "custom", message: issue });
    return read.kind === "amount" && !issue ? read.amount : z.NEVER;
  });

/** A limit as the player types it, with as many decimals as the operator lets players type (docs/contract.md#o32). */
export const limitSchema = (decimals: number, currency: string) =>
  z.object({
    limit_amount: limitAmount(decimals, currency),
    period: z.enum(limitPeriods, { error: () => genericIssue("required") }),
  });
export type WantedLimit = z.output<ReturnType<typeof limitSchema>>;

function amountIssue(read: TypedAmount): Issue | undefined {
  if (read.kind !== "amount") return unreadAmount(read);
  return read.amount.split(".", 1).join().length > MAX_DIGITS ? fieldIssue("wrongField") : undefined;
}

/** A requested limit, or its removal (docs/contract.md#3.11). */
export type RequestedLimit = { period: LimitPeriod; limit_amount: string } | { period: "none" };
