import Big from "big.js";
import type { Money } from "~/platform/entities/money";
import type { GameRound } from "~/platform/entities/play";

/** Totals of the rounds since a player signed in, in one currency. */
export interface SessionTotals {
  staked: Money;
  won: Money;
  /** Wins less stakes; negative for a loss. */
  net: Money;
}

/** A round that brought in more than its stake. */
export interface BestRound {
  game: string;
  staked: Money;
  won: Money;
}

/**
 * The round with the highest win, in a currency in which the player is ahead: a return below the stake is no win, and a
 * session with a loss has no best round.
 */
export function bestRound(
  rounds: readonly GameRound[],
  since: number,
  totals: readonly SessionTotals[],
): BestRound | undefined {
  const ahead = new Set(totals.flatMap(({ net }) => (Number(net.amount) > 0 ? [net.currency] : [])));
  const gainOf = ({ staked, won }: BestRound) => new Big(won.amount).minus(staked.amount);
  return rounds
    .flatMap(({ bet, win, game, created_at: at }) =>
      bet && win && game && at && Date.parse(at) >= since && ahead.has(win.currency)
        ? [{ game: game.name, staked: bet, won: win }]
        : [],
    )
    .filter((round) => gainOf(round).gt(0))
    .sort((one, other) => gainOf(other).cmp(gainOf(one)))[0];
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
