import type { AppContext } from "~/context";
import { withBasename } from "~/i18n/locale-path";
import { forwardedQuery } from "~/redirects/kept-query";
import { redirectWithin } from "~/redirects/redirect-within.server";

/** Maximum length of the encoded return URL; of a longer one only the path is kept. */
const MAX_RETURN_URL = 2048;

/** Redirects to the home page, which offers to sign in and returns to this URL. */
export function redirectHome(context: AppContext): Response {
  const path = withBasename(context.basename, context.path);
  const returnUrl = encodeURIComponent(path + context.search);
  const forwarded = forwardedQuery(context.query).toString();
  const query = [
    `redirectUrl=${returnUrl.length > MAX_RETURN_URL ? encodeURIComponent(path) : returnUrl}`,
    ...(forwarded && forwarded.length <= MAX_RETURN_URL / 2 ? [forwarded] : []),
  ];
  return redirectWithin(context, `/?${query.join("&")}`);
}
