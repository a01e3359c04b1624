import type { Notice, Player } from "../../world/player";

/** Points that come with a loyalty notice. */
export function giveNotice(player: Player, trigger: Notice["trigger"], points: number): void {
  player.loyalty.points += points;
  addNotice(player, trigger, "credit", points);
}

export function addNotice(
  player: Player,
  trigger: Notice["trigger"],
  type: Notice["type"],
  amount: number,
): void {
  const id = Math.max(0, ...player.notices.map((notice) => notice.id)) + 1;
  player.notices.push({ id, trigger, type, amount, amountType: "points" });
}
