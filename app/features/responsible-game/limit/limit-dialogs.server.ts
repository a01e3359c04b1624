import { randomUUID } from "node:crypto";
import type { AppContext } from "~/context/app-context";
import type { Money } from "~/platform/entities/money";
import { isLooser } from "./limit-change";
import type { LimitPeriod } from "./limit-periods";
import { limitRules, ownLimitSchema } from "./limit-rules.server";
import type { RequestedLimit } from "./limit-schema";
import { type LimitView, toLimitView } from "./limit-view";

/** Data of the confirmation of a looser limit. */
export interface LimitQuestion {
  from: Pick<LimitView, "limit" | "period">;
  /** Null when the limit is to be removed. */
  to: { limit: Money; period: LimitPeriod } | null;
  /** The change takes effect no earlier than this, ISO 8601. */
  since: string;
}

interface LimitRequest {
  id: string | null;
  type: string | null;
}

/** Loads the confirmation of a higher limit; null when none is needed or the limit cannot be changed now. */
export async function loadLimitRaise(context: AppContext, { id, type }: LimitRequest) {
  const wanted = (await ownLimitSchema(context)).safeParse({
    limit_amount: id ?? "",
    period: type,
  });
  return wanted.success ? questionFor(context, wanted.data) : null;
}

/** Loads the confirmation of removing the limit; null without a limit, or when it cannot be changed now or has to stay. */
export async function loadLimitLift(context: AppContext) {
  return limitRules(context).isRequired ? null : questionFor(context, { period: "none" });
}

async function questionFor(context: AppContext, wanted: RequestedLimit) {
  const present = await context.platform.call("account.getDepositLimit");
  const from = toLimitView(present);
  if (!from?.canEdit || !isLooser(wanted, present)) return null;
  const { period } = wanted;
  const data: LimitQuestion = {
    from,
    to:
      period === "none"
        ? null
        : { limit: { amount: wanted.limit_amount, currency: present.currency }, period },
    since: new Date(Date.now() + limitRules(context).waitingMs).toISOString(),
  };
  return { data, token: randomUUID() };
}
