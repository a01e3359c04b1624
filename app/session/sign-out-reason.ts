/** Why a script signs the player out; absent when the player does it. */
export type SignOutReason = "idle";

/** Field of the sign-out form that holds the reason. */
export const REASON_FIELD = "reason";
