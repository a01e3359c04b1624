import { isoTime } from "./clock";
import { type LedgerEntry, type Pocket, pockets } from "./ledger-entry";
import { type Money, minorUnitsOf, moneyOf } from "./money";
import type { Player } from "./player";

/** The only way that money of a player moves. */
export function moveMoney(
  player: Player,
  pocket: Pocket,
  minorUnits: number,
  { reason, id, now }: { reason: LedgerEntry["reason"]; id: string | number; now: number },
): void {
  if (minorUnits === 0) return;
  const { currency } = player[pocket];
  player[pocket] = moneyOf(minorUnitsOf(player[pocket]) + minorUnits, currency);
  const amount = moneyOf(minorUnits, currency);
  player.ledger.push({ pocket, amount, reason, id: String(id), at: isoTime(now) });
}

/** Begins the ledger anew with what a player has. */
export function openLedger(player: Player, now: number): void {
  player.ledger = pockets
    .filter((pocket) => minorUnitsOf(player[pocket]) !== 0)
    .map((pocket) => ({
      pocket,
      amount: player[pocket],
      reason: "opening",
      id: String(player.uid),
      at: isoTime(now),
    }));
}

/** Enters what a control endpoint wrote over a balance. */
export function enterCorrections(player: Player, before: Record<Pocket, Money>, now: number): void {
  if (pockets.some((pocket) => player[pocket].currency !== before[pocket].currency)) {
    openLedger(player, now);
    return;
  }
  for (const pocket of pockets) {
    const change = minorUnitsOf(player[pocket]) - minorUnitsOf(before[pocket]);
    player[pocket] = before[pocket];
    moveMoney(player, pocket, change, { reason: "control", id: player.uid, now });
  }
}

export function balancesOf(player: Player): Record<Pocket, Money> {
  const { balance_main, balance_bonus, balance_betting_bonus, balance_fun } = player;
  return { balance_main, balance_bonus, balance_betting_bonus, balance_fun };
}
