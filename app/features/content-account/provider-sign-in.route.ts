import type { LoaderFunctionArgs } from "@remix-run/node";
import { ContentError } from "~/content/account/content-error";
import type { RouteHandle } from "~/context/route-handle";
import { paths } from "~/routing/paths";
import { leaveSite } from "~/routing/redirects/leave-site.server";
import { redirect } from "~/routing/redirects/redirect.server";
import { ownCookies } from "~/session/cookies/cookies";
import { notFound } from "~/shell/system-pages/failures";
import { finishProviderSignIn, providerSignInAddress } from "./content-session.server";

/** Differs by visitor: never stored in a shared cache. */
export const handle = { shared: false, query: { access_token: "visitor" } } satisfies RouteHandle;

/** Lifetime of the cookie which proves, on the callback, that this browser started the sign-in. */
const BEGUN_SECONDS = 600;

/** Without `access_token` starts the sign-in with a redirect to the provider; with one it is the callback. */
export async function loader({ context, params: { provider = "" } }: LoaderFunctionArgs) {
  if (!/^[a-z0-9][a-z0-9-]{0,40}$/.test(provider)) throw notFound();
  const { cookies, query, log } = context;
  const accessToken = query.get("access_token");
  if (accessToken === null) {
    const address = providerSignInAddress(context, provider);
    if (address === null) {
      log.warn({ provider }, "a provider sign-in needs CONTENT_PUBLIC_URL");
      throw notFound();
    }
    cookies.set(ownCookies.contentProvider, provider, { maxAge: BEGUN_SECONDS });
    return leaveSite(address);
  }
  const wasBegun = cookies.get(ownCookies.contentProvider) === provider;
  cookies.remove(ownCookies.contentProvider);
  if (wasBegun) {
    try {
      await finishProviderSignIn(context, { provider, accessToken });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      log.warn({ provider, status: error.status, code: error.code }, "a provider sign-in failed");
    }
  }
  return redirect(paths.home());
}
