import Big from "big.js";
import type { Money } from "~/platform/entities/common";
import type { GameRound } from "~/platform/entities/play";

/** Totals of the rounds since a player signed in, in one currency. */
export interface SessionTotals {
  staked: Money;
  won: Money;
  /** Wins less stakes; negative for a loss. */
  net: Money;
}

/**
 * Exact totals by currency: an account has one, but rounds may have been played in another. A round of which an amount
 * or the time is not known enters none.
 */
export function totalsSince(rounds: readonly GameRound[], since: number): SessionTotals[] {
  const counted = rounds.flatMap(({ bet, win, created_at: at }) =>
    bet && win && at && Date.parse(at) >= since ? [{ bet, win }] : [],
  );
  return [...new Set(counted.map(({ bet }) => bet.currency))].map((currency) => {
    const own = counted.filter(({ bet }) => bet.currency === currency);
    const amounts = own.flatMap(({ bet, win }) => [bet.amount, win.amount]);
    const decimals = Math.max(...amounts.map((amount) => amount.split(".")[1]?.length ?? 0));
    const sum = (part: "bet" | "win") =>
      own.reduce((total, round) => total.plus(round[part].amount), new Big(0));
    const money = (value: Big): Money => ({ amount: value.toFixed(decimals), currency });
    return {
      staked: money(sum("bet")),
      won: money(sum("win")),
      net: money(sum("win").minus(sum("bet"))),
    };
  });
}
