import type { AppContext } from "~/context/app-context";
import type { CookieJar } from "~/session/cookies/cookie-jar";
import { ownCookies } from "~/session/cookies/cookies";
import { hidesOffers, namesOf, type OfferName } from "./attention";
import { shownOffers, storeShown } from "./shown-offers.server";

/** What the cookie says in the session of a registration, until the player has played or bet. */
const NONE_YET = "none";

type OfferContext = Pick<AppContext, "branch" | "cookies" | "player">;

/**
 * The offers that may open by themselves here, in their order: none once the session has seen one, none on pages that hide offers, and
 * none that has opened for this player in the last seven days. A new player's first session sees none before the first
 * game or bet.
 */
export async function openOffers(context: OfferContext): Promise<readonly OfferName[]> {
  if (hidesOffers(context.branch.handles) || isOfferSpent(context.cookies)) return [];
  const shown = await shownOffers(context);
  return namesOf("offer").filter((offer) => !shown.some(({ name }) => name === offer));
}

/** Whether this session has seen its offer, or sees none yet. */
export function isOfferSpent(cookies: Pick<CookieJar, "get">): boolean {
  return cookies.get(ownCookies.offer) !== undefined;
}

/** Whether the line that the session has seen may stay in its document, whose data is read again. */
export function staysInDocument(
  { cookies, isDataRequest }: Pick<AppContext, "cookies" | "isDataRequest">,
  offer: OfferName,
): boolean {
  return isDataRequest && cookies.get(ownCookies.offer) === offer;
}

/** The session has seen its offer: it is spent, answered or not. `id`: which one, where there are several of a kind. */
export async function spendOffer(context: OfferContext, offer: OfferName, id?: string): Promise<void> {
  if (isOfferSpent(context.cookies)) return;
  context.cookies.set(ownCookies.offer, offer);
  await storeShown(context, offer, id);
}

/** A player who has just registered sees no offer yet. */
export function holdOffers(cookies: Pick<CookieJar, "set">): void {
  cookies.set(ownCookies.offer, NONE_YET);
}

/** A game or the sportsbook was opened: offers may come. */
export function allowOffers(cookies: Pick<CookieJar, "get" | "remove">): void {
  if (cookies.get(ownCookies.offer) === NONE_YET) cookies.remove(ownCookies.offer);
}
