import type { Tournament } from "~/platform/entities";
import type { Player } from "~/session/player.server";

export type EntryReason = Tournament["restrictions"]["reasons"][number];

/** How the asker stands to a tournament. */
export type Entry =
  | { kind: "over" }
  | { kind: "joined" }
  /** A visitor, and what the tournament will ask for. */
  | { kind: "signIn"; demands: EntryReason[] }
  /** `other`: the platform says no without a reason that we have words for. */
  | { kind: "restricted"; reasons: (EntryReason | "other")[] }
  | { kind: "open" };

/** Whom the platform did not tell of may try: it will know who is asking. */
export function entryOf(
  { status, user_info, restrictions }: Pick<Tournament, "status" | "user_info" | "restrictions">,
  player: Player["kind"],
): Entry {
  if (user_info?.is_participant && status !== "finished") return { kind: "joined" };
  if (status === "finished") return { kind: "over" };
  if (player === "visitor") return { kind: "signIn", demands: restrictions.reasons };
  // What is said of everybody is not said of this player.
  if (player === "unknown" || restrictions.is_allowed) return { kind: "open" };
  const { reasons } = restrictions;
  return { kind: "restricted", reasons: reasons.length > 0 ? reasons : ["other"] };
}
