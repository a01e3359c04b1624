import type { Money, Balances as Wallets } from "~/platform/entities";
import { readBalances } from "~/shell/header/balance";
import type { PlayMode } from "./launch";

/** What a game is played with: money, or play money in its demo. */
export type Purse = Record<PlayMode, Money>;

/** The total never holds play money (specification 3). */
export function readPurse(wallets: Wallets): Purse {
  return {
    play: readBalances(wallets).total,
    demo: wallets.balance_fun ?? { amount: "0", currency: "FUN" },
  };
}
