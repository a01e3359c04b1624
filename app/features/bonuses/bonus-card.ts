import Big from "big.js";
import type { Bonus } from "~/platform/entities/bonuses";
import type { Money } from "~/platform/entities/money";
import type { AboutValue } from "~/ui/format/about-amount";

/** A bonus as the player's list shows it. */
export interface BonusCard {
  id: string;
  status: Bonus["status"];
  title: string;
  text?: string;
  amount: Bonus["amount"];
  /** The amount in the player's own currency. */
  about?: AboutValue;
  wager?: { done: Money; required: Money; percent: number };
  expiresAt?: string;
}

const isOver: Record<Bonus["status"], boolean> = {
  active: false,
  new: false,
  paused: false,
  finished: true,
  expired: true,
  removed: true,
  other: false,
};

export type BonusAction = "activate" | "pause" | "remove";

const nothing: readonly BonusAction[] = [];
const actions: Record<"casino" | "betting", Partial<Record<Bonus["status"], readonly BonusAction[]>>> = {
  casino: { new: ["activate", "remove"], active: ["pause", "remove"], paused: ["activate", "remove"] },
  betting: { new: ["activate", "remove"], active: ["remove"], paused: ["activate", "remove"] },
};

/** The actions a bonus allows in its status (docs/contract.md#6.6). A betting bonus cannot be paused. */
export function actionsOf(type: keyof typeof actions, status: Bonus["status"]): readonly BonusAction[] {
  return actions[type][status] ?? nothing;
}

/** Usable bonuses first; otherwise the platform's order, newest first. */
export function sortBonuses(bonuses: readonly Bonus[]): Bonus[] {
  return bonuses.toSorted((a, b) => Number(isOver[a.status]) - Number(isOver[b.status]));
}

/** Bonuses that are over show no expiry date. */
export function toBonusCard(bonus: Bonus): BonusCard {
  const { id, status, description, amount, wager, expired_at: expiresAt } = bonus;
  const currency = amount?.currency ?? "";
  return {
    id,
    status,
    title: description.title,
    text: description.text,
    amount,
    wager: wager && {
      done: { amount: wager.done, currency },
      required: { amount: wager.required, currency },
      percent: wagered(wager),
    },
    expiresAt: isOver[status] ? undefined : expiresAt,
  };
}

function wagered({ done, required }: NonNullable<Bonus["wager"]>): number {
  const goal = new Big(required);
  if (goal.lte(0)) return 100;
  const percent = new Big(done).div(goal).times(100).round(0, Big.roundDown).toNumber();
  return Math.min(100, Math.max(0, percent));
}
