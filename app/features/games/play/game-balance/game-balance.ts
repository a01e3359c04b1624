import type { PlayerMoney } from "~/browser/runtime/balance/balance";
import type { PlayMode } from "~/features/games/play/stage/launch";
import type { Money } from "~/platform/entities/money";

/** The balance of each mode: real money, or play money in the demo. */
export type GameBalance = Record<PlayMode, Money | null>;

/** From the response of the balance route. */
export function gameBalanceOf({ balances, demo }: PlayerMoney): GameBalance {
  return { play: balances.total, demo };
}
