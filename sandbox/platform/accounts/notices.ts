import type { Notice, Player } from "../../world/player";

/** Points that come with a loyalty notice. */
export function giveNotice(player: Player, trigger: Notice["trigger"], points: number): void {
  const id = Math.max(0, ...player.notices.map((notice) => notice.id)) + 1;
  player.loyalty.points += points;
  player.notices.push({ id, trigger, type: "credit", amount: points, amountType: "points" });
}
