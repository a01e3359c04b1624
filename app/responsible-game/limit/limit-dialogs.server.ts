import { randomUUID } from "node:crypto";
import type { AppContext } from "~/context";
import type { Money } from "~/platform/entities";
import { isLooser, WAITING_MS } from "./limit-change";
import { type LimitPeriod, LimitSchema, type WantedLimit } from "./limit-schema";
import { type LimitView, toLimitView } from "./limit-view";

/** What a question about a looser limit shows. */
export interface LimitQuestion {
  from: Pick<LimitView, "limit" | "period">;
  /** Null: none at all. */
  to: { limit: Money; period: LimitPeriod } | null;
  /** Before this moment nothing changes, ISO 8601. */
  since: string;
}

interface LimitRequest {
  id: string | null;
  type: string | null;
}

/** The question before a limit is raised; null for one that needs none, or cannot be changed now. */
export async function askToRaise(context: AppContext, { id, type }: LimitRequest) {
  const wanted = LimitSchema.safeParse({ limit_amount: id ?? "", period: type });
  return wanted.success ? questionFor(context, wanted.data) : null;
}

/** The question before a limit is lifted; null where there is none, or it cannot be changed now. */
export function askToLift(context: AppContext) {
  return questionFor(context, { period: "none" });
}

async function questionFor(context: AppContext, wanted: WantedLimit) {
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
    since: new Date(Date.now() + WAITING_MS).toISOString(),
  };
  return { data, token: randomUUID() };
}
