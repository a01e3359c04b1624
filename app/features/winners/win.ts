import type { Money } from "~/platform/entities/money";
import type { LeaderboardEntry } from "~/platform/entities/tournaments";

/** A win, or a player's place in a ranking, as a list shows it. */
export interface Win {
  player: string;
  amount: Money;
  /** ISO 8601. */
  at?: string;
  /** Only in a ranking. */
  place?: number;
  game?: { sysname: string; name: string; image?: string };
}

export function toLiveWin({ fakename, amount, created_at, game }: LeaderboardEntry): Win {
  return {
    player: fakename,
    amount,
    at: created_at,
    game: game && { sysname: game.sysname, name: game.name, image: game.image_url },
  };
}

/** The biggest of the wins first; as they come where amounts in several currencies cannot be compared. */
export function biggestWins(wins: readonly Win[], count: number): Win[] {
  const isOneCurrency = new Set(wins.map(({ amount }) => amount.currency)).size < 2;
  const ranked = isOneCurrency
    ? [...wins].sort((one, other) => Number(other.amount.amount) - Number(one.amount.amount))
    : wins;
  return ranked.slice(0, count);
}

export function toRankedWin(entry: LeaderboardEntry): Win {
  return { ...toLiveWin(entry), place: entry.place };
}
