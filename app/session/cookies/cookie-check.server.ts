import type { AppContext } from "~/context/app-context";
import { withSearch } from "~/routing/addresses/internal-path";
import { readInternalAddress } from "~/routing/addresses/read-internal-address";
import { localePrefix } from "~/routing/locale-path";
import { paths } from "~/routing/paths";
import { ownCookies } from "./cookies";

const SECONDS = 60;

/**
 * Redirects the answer to a form through the cookie check, where the form sets cookies and the browser has sent none:
 * it may block them, and what the form did would be lost silently.
 */
export function viaCookieCheck(answer: unknown, context: AppContext): unknown {
  const { cookies, origin, locales, isFramed } = context;
  // A partner's frame says by itself that cookies are blocked there.
  if (!(answer instanceof Response) || cookies.hasReceived || isFramed) return answer;
  const location = answer.headers.get("Location");
  if (!location || cookies.setCookieLines().length === 0) return answer;
  const isWhole = location.startsWith(`${origin}/`);
  const to = readInternalAddress(isWhole ? location.slice(origin.length) : location, locales);
  if (!to) return answer;
  // Others may be of one path, or be removed.
  cookies.set(ownCookies.cookieCheck, "1", { maxAge: SECONDS });
  const check = paths.cookieCheck({ to: withSearch(to.path, to.search + to.hash) });
  // A redirect to a path keeps the locale of the request; a whole address names its own.
  answer.headers.set(
    "Location",
    isWhole ? origin + (to.locale ? localePrefix(to.locale) : "") + check : check,
  );
  return answer;
}
