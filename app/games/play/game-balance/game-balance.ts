import type { PlayMode } from "~/games/play/stage/launch";
import type { Money, Balances as Wallets } from "~/platform/entities";
import type { BalanceAnswer } from "~/runtime/balance/read-balance";
import { readBalances } from "~/shell/header/balance";

/** The balance of each mode: real money, or play money in the demo. */
export type GameBalance = Record<PlayMode, Money>;

/** A player's balances and the demo balance. */
type AllMoney = Pick<NonNullable<BalanceAnswer>, "balances" | "demo">;

/** From the response of the balance route. */
export function gameBalanceOf({ balances, demo }: AllMoney): GameBalance {
  return { play: balances.total, demo };
}

/** Reads the balances from the wallets; the total never includes play money (product 3). */
export function readMoney(wallets: Wallets): AllMoney {
  return { balances: readBalances(wallets), demo: wallets.balance_fun ?? { amount: "0", currency: "FUN" } };
}
