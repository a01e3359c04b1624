import { randomUUID } from "node:crypto";
import Big from "big.js";
import { readBalances } from "~/browser/runtime/balance/balance";
import type { AppContext } from "~/context/app-context";
import type { Bonus } from "~/platform/entities/bonuses";
import { readOutcome } from "~/session/recorded-outcomes.server";
import { actionsOf, type BonusAction } from "./bonus-card";
import type { BonusType } from "./bonuses.server";

/** Name of the recorded outcome, and of the dialog that shows it. */
export const ACTIVATED = "betting_bonus_activated";

/** A bonus as its dialogs show it. */
export interface BonusSummary {
  title: string;
  text?: string;
  amount: Bonus["amount"];
  expiresAt?: string;
  /** The amount that removing it takes from the balance. */
  burns?: Bonus["amount"];
}

interface BonusRequest {
  id: string | null;
  type: string | null;
}

/** Loads the confirmation dialog of an action; null where the bonus does not allow it (any more). */
export function loadBonusConfirm(action: BonusAction) {
  return async (context: AppContext, request: BonusRequest) => {
    const bonus = await findBonus(context, request);
    const type = typeOf(request);
    if (!bonus || !actionsOf(type, bonus.status).includes(action)) return null;
    const burns = action === "remove" ? await burningOf(context, bonus) : undefined;
    return { data: { ...toSummary(bonus), burns }, token: randomUUID() };
  };
}

/** Bonus money enters the balance on first activation (docs/contract.md#o21); no more can burn than is left there. */
async function burningOf(context: AppContext, { type, status, amount }: Bonus) {
  if (status !== "active" && status !== "paused") return undefined;
  const player = await context.player();
  if (player.kind !== "player") return undefined;
  const { bonus, bettingBonus } = readBalances(player.account);
  const left = type === "betting" ? bettingBonus : bonus;
  return left && amount && new Big(left.amount).lt(amount.amount) ? left : amount;
}

/** Success dialog: only for a bonus that our own form activated for this player, and while it is still active. */
export async function loadActivatedBonus(context: AppContext, request: BonusRequest) {
  if (!(await readOutcome(context, ACTIVATED, request.id ?? ""))) return "untold" as const;
  const bonus = await findBonus(context, request);
  return bonus?.status === "active" ? { data: toSummary(bonus) } : ("untold" as const);
}

function toSummary(bonus: Bonus): BonusSummary {
  const { description, amount, expired_at: expiresAt } = bonus;
  return { title: description.title, text: description.text, amount, expiresAt };
}

/** Casino, unless the URL says betting (docs/contract.md#3.3). */
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
 * The bonus money a withdrawal would burn; null where it burns none (docs/contract.md#d51). Zero is a valid amount:
 * bonuses without money of their own end as well.
 */
export async function loadBurningSum(context: AppContext) {
  const [player, { burns_bonuses: burns }] = await Promise.all([
    context.player(),
    context.platform.call("cashier.getwithdrawsettings"),
  ]);
  return player.kind === "player" && burns ? { data: { amount: readBalances(player.account).bonus } } : null;
}
