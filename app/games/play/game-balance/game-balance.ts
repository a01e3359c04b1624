import type { PlayMode } from "~/games/play/stage/launch";
import type { Money, Balances as Wallets } from "~/platform/entities";
import type { BalanceAnswer } from "~/runtime/balance/read-balance";
import { readBalances } from "~/shell/header/balance";

/** What a game is played with: money, or play money in its demo. */
export type GameBalance = Record<PlayMode, Money>;

/** A player's money, and the play money beside it. */
type AllMoney = Pick<NonNullable<BalanceAnswer>, "balances" | "demo">;

/** From what the balance route answers. */
export function gameBalanceOf({ balances, demo }: AllMoney): GameBalance {
  return { play: balances.total, demo };
}

/** The total never holds play money (product 3). */
export function readMoney(wallets: Wallets): AllMoney {
  return { balances: readBalances(wallets), demo: wallets.balance_fun ?? { amount: "0", currency: "FUN" } };
}
