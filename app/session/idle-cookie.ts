/** Lifetime, in seconds, of the cookie with the player's last activity: as long as a session may last. */
export const IDLE_COOKIE_SECONDS = 30 * 86_400;
