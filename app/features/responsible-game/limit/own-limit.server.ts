import type { AppContext } from "~/context/app-context";
import type { Money } from "~/platform/entities/common";
import { readOutcome } from "~/session/recorded-outcomes.server";
import { limitDecimals } from "./limit-decimals.server";
import { LIMIT_REQUESTED } from "./limit-forms.server";
import { type LimitPeriod, limitPeriods } from "./limit-periods";
import { type LimitRules, limitRules } from "./limit-rules.server";
import { type LimitView, toLimitView } from "./limit-view";

export interface OwnLimit {
  rules: LimitRules;
  /** The one in force; null while none is set. */
  view: LimitView | null;
  currency: string;
  /** Decimals that a limit may be typed with. */
  decimals: number;
  canEdit: boolean;
  lockedUntil?: string;
  /**
   * The pending change that this browser requested; null when unknown. The platform only reports that there is one.
   */
  asked: { limit: Money; period: LimitPeriod } | { limit: null } | null;
}

export async function loadOwnLimit(context: AppContext): Promise<OwnLimit> {
  const limit = await context.platform.call("account.getDepositLimit");
  const { currency, can_edit: canEdit, expired_at: end } = limit;
  const view = toLimitView(limit);
  const rules = limitRules(context);
  const decimals = await limitDecimals(context);
  if (canEdit) return { rules, view, currency, decimals, canEdit, asked: null };
  return {
    rules,
    view,
    currency,
    decimals,
    canEdit,
    lockedUntil: end,
    asked: await readAsked(context, currency),
  };
}

async function readAsked(context: AppContext, currency: string): Promise<OwnLimit["asked"]> {
  const asked = await readOutcome(context, LIMIT_REQUESTED);
  if (!asked) return null;
  const [days, amount] = asked.lines;
  const period = limitPeriods.find((one) => one === days);
  return period && amount ? { limit: { amount, currency }, period } : { limit: null };
}
