import type { AppContext } from "~/context";
import type { CookieJar } from "~/session/cookies/cookie-jar";
import { ownCookies } from "~/session/cookies/cookies";
import { isCalm, type OfferName } from "./attention";

/** What the cookie says in the session of a registration, until the player has played or bet. */
const NONE_YET = "none";

/**
 * Whether this session may see an offer here: the one that it has seen already may come again until it is answered, and
 * no other. A new player's first session sees none before the first game or bet.
 */
export function mayOffer(
  { branch, cookies }: Pick<AppContext, "branch" | "cookies">,
  offer: OfferName,
): boolean {
  const seen = cookies.get(ownCookies.offer);
  return !isCalm(branch.handles) && (seen === undefined || seen === offer);
}

/** Whether this session sees no offer that it has not seen yet. */
export function isOfferSpent(cookies: Pick<CookieJar, "get">): boolean {
  return cookies.get(ownCookies.offer) !== undefined;
}

/** The session has seen its offer. */
export function spendOffer(cookies: Pick<CookieJar, "get" | "set">, offer: OfferName): void {
  if (cookies.get(ownCookies.offer) === undefined) cookies.set(ownCookies.offer, offer);
}

/** A player who has just registered sees no offer yet. */
export function holdOffers(cookies: Pick<CookieJar, "set">): void {
  cookies.set(ownCookies.offer, NONE_YET);
}

/** A game or the sportsbook was opened: offers may come. */
export function allowOffers(cookies: Pick<CookieJar, "get" | "remove">): void {
  if (cookies.get(ownCookies.offer) === NONE_YET) cookies.remove(ownCookies.offer);
}
