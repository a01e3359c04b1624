import type { Tournament } from "~/platform/entities/tournaments";
import type { Player } from "~/session/player.server";

export type EntryReason = Tournament["restrictions"]["reasons"][number];

/** Whether this visitor or player takes part in a tournament, or can join it. */
export type Entry =
  | { kind: "over" }
  | { kind: "joined" }
  /** A visitor; `demands` are the tournament's requirements. */
  | { kind: "signIn"; unmetRequirements: EntryReason[] }
  /** `other`: the platform refuses without a reason that we know. */
  | { kind: "restricted"; reasons: (EntryReason | "other")[] }
  | { kind: "open" };

/** Returns the entry state. An unknown player may try to join: the platform knows who it is. */
export function entryOf(
  { status, user_info, restrictions }: Pick<Tournament, "status" | "user_info" | "restrictions">,
  player: Player["kind"],
): Entry {
  if (user_info?.is_participant && status !== "finished") return { kind: "joined" };
  if (status === "finished") return { kind: "over" };
  if (player === "visitor") return { kind: "signIn", unmetRequirements: restrictions.reasons };
  // The restrictions of an unknown player are those for visitors, so they are ignored.
  if (player === "unknown" || restrictions.is_allowed) return { kind: "open" };
  const { reasons } = restrictions;
  return { kind: "restricted", reasons: reasons.length > 0 ? reasons : ["other"] };
}
