import { moveMoney } from "../../world/ledger";
import type { LedgerEntry, Pocket } from "../../world/ledger-entry";
import { amountOf, minorUnitsOf, scaleOf } from "../../world/money";
import type { Player, PlayerBonus } from "../../world/player";

const pockets = {
  casino: "balance_bonus",
  betting: "balance_betting_bonus",
} satisfies Record<PlayerBonus["type"], Pocket>;

export const isOpen = ({ status }: PlayerBonus) =>
  status === "new" || status === "active" || status === "paused";

/** docs/contract.md#o21: only the first activation brings the money in. */
export function enterBonus(player: Player, bonus: PlayerBonus, now: number): void {
  bonus.status = "active";
  if (bonus.is_entered) return;
  bonus.is_entered = true;
  const { id, type, amount } = bonus;
  moveMoney(player, pockets[type], minorUnitsOf(amount), { reason: "bonus_activated", id, now });
}

/** Ends a bonus and removes its money. */
export function endBonus(
  player: Player,
  bonus: PlayerBonus,
  status: "removed" | "expired",
  now: number,
): void {
  bonus.status = status;
  takeOut(player, bonus, "bonus_gone", now);
}

export function expireBonuses(player: Player, now: number): void {
  for (const bonus of player.bonuses) {
    if (!isOpen(bonus) || !bonus.expired_at) continue;
    const moment = Date.parse(bonus.expired_at);
    if (moment <= now) endBonus(player, bonus, "expired", moment);
  }
}

/** A withdrawal costs the bonus that is being wagered (docs/contract.md#6.5). */
export function burnBonuses(player: Player, now: number): void {
  for (const bonus of player.bonuses) {
    if (bonus.type === "casino" && bonus.status === "active") endBonus(player, bonus, "removed", now);
  }
}

/** Counts a stake towards the active bonus; a wagered one turns into money of the player's own. */
export function wager(player: Player, stake: number, now: number): void {
  const bonus = player.bonuses.find(({ type, status }) => type === "casino" && status === "active");
  if (!bonus?.wager) return;
  const { currency } = player;
  const required = minorUnitsOf({ amount: bonus.wager.required, currency });
  const done = Math.min(required, minorUnitsOf({ amount: bonus.wager.done, currency }) + stake);
  bonus.wager.done = amountOf(done, scaleOf(currency));
  if (done < required) return;
  bonus.status = "finished";
  const won = takeOut(player, bonus, "bonus_wagered", now);
  moveMoney(player, "balance_main", won, { reason: "bonus_wagered", id: bonus.id, now });
}

/** Removes what is left of the bonus from its balance, and returns it. */
function takeOut(
  player: Player,
  { id, type, amount, is_entered }: PlayerBonus,
  reason: LedgerEntry["reason"],
  now: number,
): number {
  if (!is_entered) return 0;
  const pocket = pockets[type];
  const left = Math.min(minorUnitsOf(amount), minorUnitsOf(player[pocket]));
  moveMoney(player, pocket, -left, { reason, id, now });
  return left;
}
