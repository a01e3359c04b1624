import type { Player } from "../../world/player";
import { Refusal } from "./errors";

/** Why a player may not come in at all; also what every call of an open session is answered. */
export function barrierOf(player: Player, now: number): Refusal | null {
  if (player.is_deleted) return new Refusal("UserDeletedException");
  if (!player.ban) return null;
  const { code, reason, until } = player.ban;
  // A self-exclusion ends by itself (docs/contract.md#6.7).
  if (until && Date.parse(until) <= now) return null;
  return new Refusal("UserBannedException", {
    code,
    message: "User is banned",
    data: { reason, ...(until ? { until } : {}) },
  });
}
