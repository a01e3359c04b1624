import type { AppContext } from "~/context/app-context";
import type { InternalPath } from "~/routing/addresses/internal-path";
import { internalPath } from "~/routing/addresses/read-internal-address";
import { ownCookies } from "~/session/cookies/cookies";

/** Enough time for a first deposit or a profile. */
const MAX_AGE_SECONDS = 3600;

/**
 * The page that sent the player here (`from`). A cookie stores it across deposits and forms, which may lead over other
 * sites, until the player is back there. Null when there is none.
 */
export function takeReturnTo({ cookies, locales, query, path }: AppContext): InternalPath | null {
  const requested = internalPath(query.get("from"), locales);
  if (requested) cookies.set(ownCookies.wayBack, requested, { maxAge: MAX_AGE_SECONDS });
  const back = requested ?? internalPath(cookies.get(ownCookies.wayBack), locales);
  if (!back || pathOf(back) !== path) return back;
  cookies.remove(ownCookies.wayBack);
  return null;
}

function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? "";
}
