import type { AppContext } from "~/context";
import { ownCookies } from "~/session/cookies";
import { safeInternalPath } from "~/session/safe-redirect";

/** As long as a first deposit or a profile may take. */
const KEPT_SECONDS = 3600;

type ReturnToContext = Pick<AppContext, "cookies" | "query" | "path">;

/**
 * Where the player was when something was missing (`from`): kept on the way through deposits and forms, which other
 * sites may be a part of, until they are there again. Null when they came of themselves.
 */
export function takeReturnTo({ cookies, query, path }: ReturnToContext): string | null {
  const asked = safeInternalPath(query.get("from"));
  if (asked) cookies.set(ownCookies.wayBack, asked, { maxAge: KEPT_SECONDS });
  const back = asked ?? safeInternalPath(cookies.get(ownCookies.wayBack));
  if (!back || pathOf(back) !== path) return back;
  cookies.remove(ownCookies.wayBack);
  return null;
}

function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? "";
}
