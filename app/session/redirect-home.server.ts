import type { AppContext } from "~/context/app-context";
import { withSearch } from "~/routing/addresses/internal-path";
import { withBasename } from "~/routing/locale-path";
import { paths } from "~/routing/paths";
import { forwardedQuery } from "~/routing/redirects/forwarded-query";
import { redirectWithin } from "~/routing/redirects/redirect-within.server";

/** Maximum length of the encoded return URL; a longer one is cut to its path. */
const MAX_RETURN_URL = 2048;
const MAX_WORD = 64;

/**
 * Redirects to the home page, which offers to sign in and returns to this URL. Options of this URL for that dialog
 * (which popup, and whether it can be closed) are passed on.
 */
export function redirectHome(context: AppContext): Response {
  const path = withBasename(context.basename, context.path);
  const returnUrl = encodeURIComponent(path + context.search);
  const forwarded = forwardedQuery(context.query).toString();
  const query = [
    `redirectUrl=${returnUrl.length > MAX_RETURN_URL ? encodeURIComponent(path) : returnUrl}`,
    ...(forwarded && forwarded.length <= MAX_RETURN_URL / 2 ? [forwarded] : []),
    ...popupQuery(context.query),
    ...forwardedPair("ANALYTICS_DEBUG", context.query, (value) => value === "1"),
  ];
  return redirectWithin(context, withSearch(paths.home(), `?${query.join("&")}`));
}

/** `show_popup_reg` is forwarded already, as campaigns use it. */
function popupQuery(query: URLSearchParams): string[] {
  const opens = query.has("show_popup_auth") || query.has("show_popup_reg");
  return [
    ...forwardedPair("show_popup_auth", query, (value) => value.length <= MAX_WORD),
    ...(opens ? ["view", "type", "notice"] : []).flatMap((name) =>
      forwardedPair(name, query, (value) => /^\w+$/.test(value) && value.length <= MAX_WORD),
    ),
    ...forwardedPair("prevent_close", query, (value) => value === "1"),
  ];
}

function forwardedPair(name: string, query: URLSearchParams, isRight: (value: string) => boolean): string[] {
  const value = query.get(name);
  return value !== null && isRight(value) ? [new URLSearchParams({ [name]: value }).toString()] : [];
}
