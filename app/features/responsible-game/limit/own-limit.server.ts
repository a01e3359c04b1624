import type { AppContext } from "~/context/app-context";
import type { Money } from "~/platform/entities/money";
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
  requested: { limit: Money; period: LimitPeriod } | { limit: null } | null;
}

export async function loadOwnLimit(context: AppContext): Promise<OwnLimit> {
  const limit = await context.platform.call("account.getDepositLimit");
  const { currency, can_edit: canEdit, expired_at: end } = limit;
  const view = toLimitView(limit);
  const rules = limitRules(context);
  const decimals = await limitDecimals(context);
  if (canEdit) return { rules, view, currency, decimals, canEdit, requested: null };
  return {
    rules,
    view,
    currency,
    decimals,
    canEdit,
    lockedUntil: end,
    requested: await readRequested(context, currency),
  };
}

async function readRequested(context: AppContext, currency: string): Promise<OwnLimit["requested"]> {
  const requested = await readOutcome(context, LIMIT_REQUESTED);
  if (!requested) return null;
  const [days, amount] = requested.lines;
  const period = limitPeriods.find((one) => one === days);
  return period && amount ? { limit: { amount, currency }, period } : { limit: null };
}
