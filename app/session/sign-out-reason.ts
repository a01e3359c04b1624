/** Why a script ends a session; a player who does it says nothing. */
export type SignOutReason = "idle";

/** The field of the sign-out form that says so. */
export const REASON_FIELD = "reason";
