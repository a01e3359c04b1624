import { redirectDocument } from "@remix-run/node";
import type { AppContext, Locale } from "~/context";
import { localePrefix, withBasename } from "./locale-path";

/**
 * Leaves for a path of another locale by a full page load. A plain redirect would be given this locale's prefix
 * by the router, so the address is absolute.
 */
export function redirectToLocale(
  context: Pick<AppContext, "origin">,
  locale: Locale,
  path: string,
  status: 301 | 302 | 307 | 308 = 302,
): Response {
  return redirectDocument(context.origin + withBasename(localePrefix(locale), path), status);
}
