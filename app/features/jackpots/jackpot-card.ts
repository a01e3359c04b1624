import Big from "big.js";
import type { Jackpot, JackpotWinner } from "~/platform/entities/jackpots";
import type { Money } from "~/platform/entities/money";

/** An amount and its growth per second: a decimal string in the same currency, "0" for none. */
export interface GrowingMoney extends Money {
  perSecond: string;
}

/** The data of a jackpot in a list. */
export interface JackpotCard {
  id: string;
  name: string;
  total: GrowingMoney;
  /** Empty for a jackpot with a single level. */
  levels: (GrowingMoney & { name: string })[];
  lastWin?: { player: string; amount: Money };
}

/** A win of a jackpot. */
export interface JackpotWin {
  id: string;
  jackpotId: string;
  player: string;
  amount: Money;
  level?: string;
  /** ISO 8601. */
  at?: string;
  game?: { sysname: string; name: string; image?: string };
}

export function toJackpotCard({ id, name, total, levels, last_win }: Jackpot): JackpotCard {
  return {
    id,
    name,
    total: { ...total, perSecond: sumGrowth(levels) },
    levels:
      levels.length > 1
        ? levels.map((level) => ({
            name: level.name,
            ...level.amount,
            perSecond: level.growth_per_second ?? "0",
          }))
        : [],
    lastWin: last_win && { player: last_win.fakename, amount: last_win.amount },
  };
}

export function toJackpotWin(win: JackpotWinner): JackpotWin {
  const { id, jackpot_id, fakename, amount, level, created_at, game } = win;
  return {
    id,
    jackpotId: jackpot_id,
    player: fakename,
    amount,
    level,
    at: created_at,
    game: game && { sysname: game.sysname, name: game.name, image: game.image_url },
  };
}

function sumGrowth(levels: Jackpot["levels"]): string {
  return levels.reduce((sum, level) => sum.plus(level.growth_per_second ?? 0), new Big(0)).toFixed();
}
