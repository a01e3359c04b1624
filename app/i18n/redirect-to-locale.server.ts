import { redirectDocument } from "@remix-run/node";
import type { AppContext, Locale } from "~/context";
import { localePrefix, withBasename } from "./locale-path";

/**
 * Redirects to a path of another locale with a full page load. The URL is absolute because the router would add this
 * locale's prefix to a path.
 */
export function redirectToLocale(
  context: Pick<AppContext, "origin">,
  locale: Locale,
  path: string,
  status: 301 | 302 | 307 | 308 = 302,
): Response {
  return redirectDocument(context.origin + withBasename(localePrefix(locale), path), status);
}
