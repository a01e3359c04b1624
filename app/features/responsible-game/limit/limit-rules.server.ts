import Big from "big.js";
import type { AppContext } from "~/context/app-context";
import { issueOf } from "~/forms/validation/issue";
import { durationMs } from "~/market/duration";
import { say } from "~/market/file/words";
import type { Market } from "~/market/market-file";
import { WAITING_MS } from "./limit-change";
import { typedLimit } from "./limit-decimals.server";
import { type LimitPeriod, limitPeriods } from "./limit-periods";
import { limitSchema } from "./limit-schema";

/** Periods of a market file, as the contract counts them. */
const daysOf = { day: "1", week: "7", month: "30" } as const;
type MarketPeriod = keyof typeof daysOf;
const marketPeriods = ["day", "week", "month"] as const;

/** What the market requires of a deposit limit. */
export interface LimitRules {
  /** What such a limit is called. */
  name: string;
  periods: readonly LimitPeriod[];
  /** The period chosen at first; a market has the player choose. */
  startPeriod?: LimitPeriod;
  /** How long a looser one waits, in milliseconds. */
  waitingMs: number;
  /** A player has to have one: it can be raised, not removed. */
  isRequired: boolean;
}

type DepositLimit = Market["limits"][number];
type LimitMaximum = NonNullable<DepositLimit["max"]>;

/** The market's rules of the deposit limit; undefined where it has none. */
function depositLimitOf({ config }: Pick<AppContext, "config">): DepositLimit | undefined {
  return config.market?.limits.find(({ kind }) => kind === "deposit");
}

export function limitRules(context: Pick<AppContext, "config" | "locale" | "t">): LimitRules {
  const limit = depositLimitOf(context);
  return {
    name: limit ? say(limit.name, context).text : context.t("responsible.limit.title"),
    periods: limit ? limit.periods.map((period) => daysOf[period]) : limitPeriods,
    ...(!limit && { startPeriod: "7" as const }),
    waitingMs: Math.max(WAITING_MS, limit ? durationMs(limit.raiseAfter) : 0),
    isRequired: limit?.ask?.answer === "mustSet",
  };
}

/** The schema of a limit that this player may set. */
export async function ownLimitSchema(context: AppContext) {
  const { periods } = limitRules(context);
  const limit = depositLimitOf(context);
  const max = limit?.max;
  const [schema, maximum] = await Promise.all([
    typedLimit(context).then((typed) => limitSchema(...typed)),
    limit && maxFor(context, limit),
  ]);
  return schema.superRefine(({ limit_amount, period }, refinement) => {
    if (!periods.includes(period))
      refinement.addIssue({
        code: "custom",
        path: ["period"],
        message: issueOf("common.validationMessages.required"),
      });
    const amount = maximum?.[period];
    if (max && amount && new Big(limit_amount).gt(amount))
      refinement.addIssue({
        code: "custom",
        path: ["limit_amount"],
        message: issueOf(
          max.over === "contact" ? "responsible.limit.overContact" : "responsible.limit.over",
          {
            max: { amount, currency: max.currency },
          },
        ),
      });
  });
}

/** The highest amounts for this player by period; none in a currency that they are not of. */
async function maxFor(context: AppContext, { max, needs, periods }: DepositLimit) {
  const { platform, config } = context;
  if (!max || (await platform.call("account.getDepositLimit")).currency !== max.currency) return {};
  const isYoungPlayer = max.young && (await isYoung(context, config.market?.age.youngTo));
  const amounts = isYoungPlayer ? { ...max.amounts, ...max.young } : max.amounts;
  const maximum = periods.flatMap((period) => {
    const amount = amounts[period] ?? (needs === "one" ? shareOf(amounts, period) : undefined);
    return amount === undefined ? [] : [[daysOf[period], amount] as const];
  });
  return Object.fromEntries(maximum) as Partial<Record<LimitPeriod, string>>;
}

/**
 * What a short period may take of the amounts of longer ones: where one limit is enough, a day's alone would let a month
 * have thirty times as much.
 */
function shareOf(amounts: LimitMaximum["amounts"], period: MarketPeriod): string | undefined {
  const days = Number(daysOf[period]);
  const shares = marketPeriods.flatMap((longer) => {
    const amount = amounts[longer];
    const longerDays = Number(daysOf[longer]);
    return amount === undefined || longerDays <= days ? [] : [new Big(amount).times(days).div(longerDays)];
  });
  const [least] = shares.sort((one, other) => one.cmp(other));
  return least?.round(0, Big.roundDown).toFixed();
}

/** Whether a player counts as young; somebody of whom no birthday is known does. */
async function isYoung({ platform }: AppContext, youngTo = 0): Promise<boolean> {
  const { birth_date } = await platform.call("account.getprofileinfo");
  if (!birth_date) return true;
  const grownUp = new Date(birth_date);
  grownUp.setUTCFullYear(grownUp.getUTCFullYear() + youngTo + 1);
  return Date.now() < grownUp.getTime();
}
