/** Seconds that a browser keeps when its player last did something: as long as a session may last. */
export const IDLE_COOKIE_SECONDS = 30 * 86_400;
