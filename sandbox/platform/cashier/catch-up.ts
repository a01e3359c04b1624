import { settleReviews } from "../../identity/reviews";
import { settleBets } from "../../sportsbook/bets";
import type { Player } from "../../world/player";
import { expireBonuses } from "../bonuses/bonus-money";
import type { Moment } from "../protocol/call";
import { rollLimit } from "./deposit-limit";
import { moveTransaction } from "./transactions";

/** Everything that the clock alone has brought about since somebody last looked, each at its own moment. */
export function catchUp({ world, now }: Moment, player: Player): void {
  const due = player.transactions
    .flatMap((transaction) => (transaction.plan?.steps ?? []).map((step) => ({ transaction, ...step })))
    .filter(({ at }) => at <= now)
    .sort((one, other) => one.at - other.at);
  for (const { transaction, status, at } of due) {
    rollLimit(player, at);
    moveTransaction({ world, now: at }, player, transaction, status);
  }
  for (const { plan } of player.transactions) {
    if (plan) plan.steps = plan.steps.filter(({ at }) => at > now);
  }
  rollLimit(player, now);
  expireBonuses(player, now);
  settleReviews({ now }, player);
  settleBets(player, now);
}
