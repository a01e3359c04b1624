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

/** One bonus of the player's, casino unless `type` says betting (contract 3.3). */
export async function loadBonus(
  context: AppContext,
  { id, type }: { id: string | null; type: string | null },
) {
  if (!id) return null;
  const bonus = (await listBonuses(context, type)).find((one) => one.id === id);
  if (!bonus) return null;
  const { description, amount, expired_at: expiresAt } = bonus;
  return { data: { title: description.title, text: description.text, amount, expiresAt } };
}

async function listBonuses(context: AppContext, type: string | null): Promise<Bonus[]> {
  if (type === "betting") return context.platform.call("BettingBonuses.get");
  const { items } = await context.platform.call("bonuses.get", { count: 300 });
  return items;
}

/** What a withdrawal would burn. A bonus without money of its own ends as well, so that nothing is an answer too. */
export async function loadBurningSum(context: AppContext) {
  const player = await context.player();
  return player.kind === "player" ? { data: { amount: readBalances(player.account).bonus } } : null;
}
