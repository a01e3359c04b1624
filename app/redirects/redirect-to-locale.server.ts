import { redirectDocument } from "@remix-run/node";
import { checkInternal, type InternalPath } from "~/addresses/internal-path";
import type { AppContext, Locale } from "~/context";
import { localePrefix, withBasename } from "~/i18n/locale-path";

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
