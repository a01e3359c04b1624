import { ownCookies } from "~/session/cookies/cookies";

/** Browser only: whether the visitor of an ungated page has not answered the age question yet. */
export function isAgeOpen(ageToAsk: number | undefined): boolean {
  return ageToAsk !== undefined && !document.cookie.split("; ").includes(`${ownCookies.ageGate}=${ageToAsk}`);
}
