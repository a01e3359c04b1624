import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type Feature, featuresOf } from "~/content/config/features";
import type { AppContext } from "~/context/app-context";
import type { RouteHandle } from "~/context/route-handle";
import { withSearch } from "~/routing/addresses/internal-path";
import { readPathName } from "~/routing/addresses/path-name";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { startPageSeo } from "~/seo/page-seo.server";
import { viaCookieCheck } from "~/session/cookies/cookie-check.server";
import { leaveForAccountLocale } from "~/session/preferences/account-locale.server";
import { capturePromoCode } from "~/session/promo.server";
import { redirectHome } from "~/session/redirect-home.server";
import { ignoreRejection } from "~/upstream/ignore-rejection";
import { requireOpenDomain } from "../domain-state.server";
import { withLayout } from "../layout-data/failed-layout.server";
import { findRedirect } from "../redirects/follow-rules.server";
import { failure, routeNotFound } from "../system-pages/failures";
import { withPicture } from "../system-pages/page-picture.server";
import { withTitle } from "../system-pages/page-title.server";
import { toClientError } from "./client-errors.server";
import { signOutIdle } from "./idle-guard.server";

type RouteFunction = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown;

interface GuardedModule {
  default?: unknown;
  handle?: unknown;
  loader?: unknown;
  action?: unknown;
}

/**
 * Runs the branch's guards before every loader and action of a route module, and converts what they throw into the
 * one error shape sent to browsers. Remix runs a branch's loaders in parallel, so a check in a layout's loader alone
 * would not protect its children. The SEO of a page starts to load here as well, beside its loader.
 */
export function guardRoute<Module extends GuardedModule>(module: Module): Module {
  const handle = (module.handle ?? {}) as RouteHandle;
  const guarded = (run: unknown) => withGuards(run as RouteFunction, handle);
  const load = module.default ? withPageSeo(module.loader as RouteFunction, handle) : module.loader;
  return {
    ...module,
    ...(module.loader ? { loader: guarded(load) } : {}),
    ...(module.action ? { action: guarded(withCookieCheck(module.action as RouteFunction)) } : {}),
  };
}

/** Names in the path, as the backends have them. */
function namesOf(params: LoaderFunctionArgs["params"]): LoaderFunctionArgs["params"] {
  return Object.fromEntries(
    Object.entries(params).map(([name, segment]) => [name, segment && readPathName(segment)]),
  );
}

function withCookieCheck(act: RouteFunction): RouteFunction {
  return async (args) => {
    try {
      return viaCookieCheck(await act(args), args.context);
    } catch (thrown) {
      throw viaCookieCheck(thrown, args.context);
    }
  };
}

function withPageSeo(load: RouteFunction, { page }: RouteHandle): RouteFunction {
  return (args) => {
    if (page) startPageSeo(args.context, page);
    return load(args);
  };
}

function withGuards(run: RouteFunction, handle: RouteHandle): RouteFunction {
  return async (args) => {
    const { context } = args;
    try {
      // Started before the guard, to run in parallel.
      const open = handle.staysOpen ? undefined : ignoreRejection(requireOpenDomain(context));
      await (handle.isLayout ? unlessRedirected(context.guard()) : context.guard());
      await open;
      if (handle.feature) await requireFeature(context, handle.feature);
      return await run({ ...args, params: namesOf(args.params) });
    } catch (error) {
      const thrown = await toClientError(error, context);
      // All loaders that a guard rejects throw the same redirect, and the router mutates each one.
      if (thrown instanceof Response) throw thrown.clone();
      throw await withLayout(await withPicture(withTitle(thrown, context), context), context, handle);
    }
  };
}

/** Ignores a guard's failure, which the page itself reports, but passes its redirect on. */
async function unlessRedirected(guarded: Promise<void>): Promise<void> {
  await guarded.catch((reason: unknown) => {
    if (reason instanceof Response) throw reason;
  });
}

/**
 * Runs before every page: signs out an idle player, stores a promo code from the URL, applies redirect rules, redirects to the account's
 * locale, then checks access.
 */
export async function guardPage(context: AppContext): Promise<void> {
  const signedOut = await signOutIdle(context);
  if (signedOut) throw signedOut;
  const isProtected = context.branch.handles.some((handle) => handle.protected === "player");
  if (isProtected) ignoreRejection(context.player());
  if (context.readsPage) {
    capturePromoCode(context);
    const moved = await findRedirect(context);
    if (moved) throw moved;
    await leaveForAccountLocale(context);
  }
  if (isProtected) await guardPlayer(context);
  await guardOffers(context);
}

/** A page of offers is for players where the market offers visitors nothing. */
async function guardOffers({ branch, config, path, search, viewer }: AppContext): Promise<void> {
  if (config.market?.bonus.visitors !== false || !branch.handles.some(({ isOffer }) => isOffer)) return;
  if ((await viewer()) === "visitor") throw redirect(paths.signIn({ redirectUrl: withSearch(path, search) }));
}

/**
 * A page whose feature is off is a 404 inside its layout, like any unknown path. Where the configuration could not be
 * read its defaults say "off", which is not known: 503.
 */
async function requireFeature(context: AppContext, feature: Feature): Promise<void> {
  if (featuresOf(await context.content.config())[feature]) return;
  throw context.isPartial
    ? failure(503, { code: "BAD_RESPONSE", requestId: context.requestId })
    : routeNotFound();
}

/**
 * Guard `player`: redirects visitors home with a return URL. When the session cannot be checked, responds with a 503.
 */
export async function guardPlayer(context: AppContext): Promise<void> {
  const player = await context.player();
  if (player.kind === "player") return;
  if (player.kind === "visitor") throw redirectHome(context);
  // Says why, and where what is missing is given.
  if (player.refusal) throw player.refusal;
  throw failure(503, { code: "IDENTITY_UNKNOWN", requestId: context.requestId });
}
