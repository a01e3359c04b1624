import { redirectDocument } from "@remix-run/node";
import type { AppContext } from "~/context/app-context";
import { checkInternal, type InternalPath } from "~/routing/addresses/internal-path";
import type { Locale } from "~/routing/locale";
import { localePrefix, withBasename } from "~/routing/locale-path";

/**
 * Redirects to a path of a locale with a full page load. The URL is absolute because the router would add the
 * request's prefix to a path.
 */
export function redirectToLocale(
  context: Pick<AppContext, "origin">,
  locale: Locale,
  path: InternalPath,
  status: 301 | 302 | 307 | 308 = 302,
): Response {
  return redirectDocument(context.origin + withBasename(localePrefix(locale), checkInternal(path)), status);
}
