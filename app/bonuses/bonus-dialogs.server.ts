import type { AppContext } from "~/context";
import type { Bonus } from "~/platform/entities-bonuses";
import { readBalances } from "~/shell/header/balance";

/** What a question about one bonus shows of it. */
export interface BonusSummary {
  title: string;
  text?: string;
  amount: Bonus["amount"];
  expiresAt?: string;
}

interface BonusRequest {
  id: string | null;
  type: string | null;
}

/** One bonus of the player's, casino unless `type` says betting (contract 3.3). */
export async function loadBonus(context: AppContext, { id, type }: BonusRequest) {
  const bonus = await findBonus(context, { id, type });
  return bonus && { data: toSummary(bonus) };
}

/** One that is active by the platform's word; of any other it is not known that somebody has activated it. */
export async function loadActivatedBonus(context: AppContext, request: BonusRequest) {
  const bonus = await findBonus(context, request);
  return bonus?.status === "active" ? { data: toSummary(bonus) } : ("untold" as const);
}

function toSummary(bonus: Bonus): BonusSummary {
  const { description, amount, expired_at: expiresAt } = bonus;
  return { title: description.title, text: description.text, amount, expiresAt };
}

async function findBonus(context: AppContext, { id, type }: BonusRequest): Promise<Bonus | null> {
  if (!id) return null;
  return (await listBonuses(context, type)).find((one) => one.id === id) ?? null;
}

async function listBonuses(context: AppContext, type: string | null): Promise<Bonus[]> {
  if (type === "betting") return context.platform.call("BettingBonuses.get");
  const { items } = await context.platform.call("bonuses.get", { count: 300 });
  return items;
}

/**
 * What a withdrawal would burn; null where it burns nothing (contract D51). A bonus without money of its own ends as
 * well, so that zero is an answer too.
 */
export async function loadBurningSum(context: AppContext) {
  const [player, { burns_bonuses: burns }] = await Promise.all([
    context.player(),
    context.platform.call("cashier.getwithdrawsettings"),
  ]);
  return player.kind === "player" && burns ? { data: { amount: readBalances(player.account).bonus } } : null;
}
