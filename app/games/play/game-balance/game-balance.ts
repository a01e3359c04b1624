import type { PlayMode } from "~/games/play/stage/launch";
import type { Money } from "~/platform/entities/common";
import type { PlayerMoney } from "~/shell/header/balance";

/** The balance of each mode: real money, or play money in the demo. */
export type GameBalance = Record<PlayMode, Money | null>;

/** From the response of the balance route. */
export function gameBalanceOf({ balances, demo }: PlayerMoney): GameBalance {
  return { play: balances.total, demo };
}
