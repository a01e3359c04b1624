import type { AppContext } from "~/context";

export type VerificationState = "needed" | "pending" | "verified";

/** How far the player's identity is known; no call beside the one that says who is asking. */
export async function loadVerification(context: AppContext) {
  const player = await context.player();
  if (player.kind !== "player") return null;
  const { is_verified: isVerified, is_on_verification: isPending } = player.account;
  const state: VerificationState = isVerified ? "verified" : isPending ? "pending" : "needed";
  return { data: state };
}
