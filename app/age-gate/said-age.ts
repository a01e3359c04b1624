import { ownCookies } from "~/session/cookies";

/** In the browser: whether its visitor, on a page for all ages, has yet to say theirs before any other. */
export function isAgeOpen(ageToAsk: number | undefined): boolean {
  return ageToAsk !== undefined && !document.cookie.split("; ").includes(`${ownCookies.ageGate}=${ageToAsk}`);
}
