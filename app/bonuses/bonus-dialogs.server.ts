import { randomUUID } from "node:crypto";
import Big from "big.js";
import type { AppContext } from "~/context";
import type { Bonus } from "~/platform/entities-bonuses";
import { readOutcome } from "~/session/outcomes.server";
import { readBalances } from "~/shell/header/balance";
import { actionsOf, type BonusAction } from "./bonus-card";
import type { BonusType } from "./bonuses.server";

/** Under which name the outcome of a form is recorded, and its dialog asked for. */
export const ACTIVATED = "betting_bonus_activated";

/** What a question about one bonus shows of it. */
export interface BonusSummary {
  title: string;
  text?: string;
  amount: Bonus["amount"];
  expiresAt?: string;
  /** What goes from the balance with it. */
  burns?: Bonus["amount"];
}

interface BonusRequest {
  id: string | null;
  type: string | null;
}

/** The question before something is done to a bonus; null where it cannot be done (any more). */
export function askOfBonus(action: BonusAction) {
  return async (context: AppContext, request: BonusRequest) => {
    const bonus = await findBonus(context, request);
    const type = typeOf(request);
    if (!bonus || !actionsOf(type, bonus.status).includes(action)) return null;
    const burns = action === "remove" ? await burningOf(context, bonus) : undefined;
    return { data: { ...toSummary(bonus), burns }, token: randomUUID() };
  };
}

/** Its money enters the balance when it is first activated (contract O21); no more can burn than is left there. */
async function burningOf(context: AppContext, { type, status, amount }: Bonus) {
  if (status !== "active" && status !== "paused") return undefined;
  const player = await context.player();
  if (player.kind !== "player") return undefined;
  const { bonus, bettingBonus } = readBalances(player.account);
  const left = type === "betting" ? bettingBonus : bonus;
  return new Big(left.amount).lt(amount.amount) ? left : amount;
}

/** Told only of one that our own form has activated for this player, and while the platform has it active. */
export async function loadActivatedBonus(context: AppContext, request: BonusRequest) {
  if (!(await readOutcome(context, ACTIVATED, request.id ?? ""))) return "untold" as const;
  const bonus = await findBonus(context, request);
  return bonus?.status === "active" ? { data: toSummary(bonus) } : ("untold" as const);
}

function toSummary(bonus: Bonus): BonusSummary {
  const { description, amount, expired_at: expiresAt } = bonus;
  return { title: description.title, text: description.text, amount, expiresAt };
}

/** Casino, unless the address says betting (contract 3.3). */
function typeOf({ type }: BonusRequest): BonusType {
  return type === "betting" ? type : "casino";
}

async function findBonus(context: AppContext, request: BonusRequest): Promise<Bonus | null> {
  const { id } = request;
  if (!id) return null;
  return (await listBonuses(context, typeOf(request))).find((one) => one.id === id) ?? null;
}

async function listBonuses(context: AppContext, type: BonusType): Promise<Bonus[]> {
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
