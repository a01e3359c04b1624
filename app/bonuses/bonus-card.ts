import Big from "big.js";
import type { Bonus } from "~/platform/entities-bonuses";

/** One bonus of a player's list. */
export interface BonusCard {
  id: string;
  status: Bonus["status"];
  title: string;
  text?: string;
  amount: Bonus["amount"];
  wager?: { done: Bonus["amount"]; required: Bonus["amount"]; percent: number };
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

/** What may be done with a bonus now (contract 6.6). A betting bonus cannot be paused. */
export function actionsOf(type: keyof typeof actions, status: Bonus["status"]): readonly BonusAction[] {
  return actions[type][status] ?? nothing;
}

/** What can still be played first; otherwise as the platform gives them, newest first. */
export function inOrder(bonuses: readonly Bonus[]): Bonus[] {
  return bonuses.toSorted((a, b) => Number(isOver[a.status]) - Number(isOver[b.status]));
}

/** A date counts only while it is still to come. */
export function toBonusCard(bonus: Bonus): BonusCard {
  const { id, status, description, amount, wager, expired_at: expiresAt } = bonus;
  const { currency } = amount;
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
