import type { Money, Balances as Wallets } from "~/platform/entities";
import { readBalances } from "~/shell/header/balance";
import type { BalanceAnswer } from "~/shell/header/live-balance";
import type { PlayMode } from "../stage/launch";

/** What a game is played with: money, or play money in its demo. */
export type Purse = Record<PlayMode, Money>;

/** From what the balance route answers. */
export function purseOf({ balances, demo }: NonNullable<BalanceAnswer>): Purse {
  return { play: balances.total, demo };
}

/** The total never holds play money (specification 3). */
export function readMoney(wallets: Wallets): NonNullable<BalanceAnswer> {
  return { balances: readBalances(wallets), demo: wallets.balance_fun ?? { amount: "0", currency: "FUN" } };
}
