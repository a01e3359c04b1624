import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { recoveryLinkOf } from "./account-requirements/recovery-link";
import { type Feature, featuresOf } from "./content/config/features";
import type { AppContext, RouteHandle } from "./context";
import { withoutDialog } from "./dialogs/address/dialog-query";
import { leaveForAccountLocale } from "./i18n/choice/account-locale.server";
import { withBasename } from "./i18n/locale-path";
import { translateWith } from "./i18n/translator";
import { ignoreRejection } from "./ignore-rejection";
import { paths } from "./paths";
import { isBlocked, isClosed, PlatformRefusal } from "./platform/errors";
import { waitSeconds } from "./platform/refusal-details";
import { findRedirect } from "./redirects/follow-rules.server";
import { forwardedQuery } from "./redirects/kept-query";
import { redirectWithin } from "./redirects/redirect-within.server";
import { startPageSeo } from "./seo/page-seo.server";
import { clearPlayerCookies } from "./session/player.server";
import { capturePromoCode } from "./session/promo.server";
import { MAINTENANCE_RETRY_SECONDS, requireOpenDomain } from "./shell/domain-state.server";
import { withFrame } from "./shell/frame/failed-frame.server";
import { helpFor } from "./shell/help/help.server";
import { type BlockReason, blockReasons, failure, routeNotFound } from "./shell/system-pages/failures";
import { withPicture } from "./shell/system-pages/page-picture.server";
import { withTitle } from "./shell/system-pages/page-title.server";
import { UpstreamFailure } from "./upstream/errors";

/** Block reason of an account that the player excluded. */
const SELF_EXCLUSION: BlockReason = "self_exclusion";

const DAY_SECONDS = 86_400;

/** Maximum length of the encoded return URL; of a longer one only the path is kept. */
const MAX_RETURN_URL = 2048;

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
    ...(module.action ? { action: guarded(module.action) } : {}),
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
      await (handle.isFrame ? unlessRedirected(context.guard()) : context.guard());
      await open;
      if (handle.feature) await requireFeature(context, handle.feature);
      return await run(args);
    } catch (error) {
      const thrown = await toClientError(error, context);
      // All loaders that a guard rejects throw the same redirect, and the router mutates each one.
      if (thrown instanceof Response) throw thrown.clone();
      throw await withFrame(await withPicture(withTitle(thrown, context), context), context, handle);
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
 * Runs before every page: stores a promo code from the URL, applies redirect rules, redirects to the account's
 * locale, then checks access.
 */
export async function guardPage(context: AppContext): Promise<void> {
  const isProtected = context.branch.handles.some((handle) => handle.protected === "player");
  if (isProtected) ignoreRejection(context.player());
  if (context.readsPage) {
    capturePromoCode(context);
    const moved = await findRedirect(context);
    if (moved) throw moved;
    await leaveForAccountLocale(context);
  }
  if (isProtected) await guardPlayer(context);
}

/** A page whose feature is off is a 404 inside its layout, like any unknown path. */
async function requireFeature({ content }: AppContext, feature: Feature): Promise<void> {
  if (!featuresOf(await content.config())[feature]) throw routeNotFound();
}

/**
 * Guard `player`: redirects visitors home with a return URL. When the session cannot be checked, responds with a 503.
 */
export async function guardPlayer(context: AppContext): Promise<void> {
  const player = await context.player();
  if (player.kind === "player") return;
  if (player.kind === "visitor") throw redirectHome(context);
  throw failure(503, { code: "IDENTITY_UNKNOWN", requestId: context.requestId });
}

function redirectHome(context: AppContext): Response {
  const path = withBasename(context.basename, context.path);
  const returnUrl = encodeURIComponent(path + context.search);
  const forwarded = forwardedQuery(context.query).toString();
  const query = [
    `redirectUrl=${returnUrl.length > MAX_RETURN_URL ? encodeURIComponent(path) : returnUrl}`,
    ...(forwarded && forwarded.length <= MAX_RETURN_URL / 2 ? [forwarded] : []),
  ];
  return redirectWithin(context, `/?${query.join("&")}`);
}

/**
 * Passes redirects and our own failures through, maps upstream errors to their status and code, and logs anything
 * else as a 500.
 */
async function toClientError(error: unknown, context: AppContext): Promise<Response | ThrownFailure> {
  if (error instanceof Response || isFailure(error)) return error;
  const { requestId } = context;
  if (error instanceof PlatformRefusal) return ofRefusal(error, context);
  if (error instanceof UpstreamFailure) {
    if (error.kind === "aborted") return failure(499, { code: "CLIENT_GONE", requestId });
    context.log.warn({ method: error.method, kind: error.kind }, "a page could not be built");
    // Any 403 is fatal, whatever its body contains (docs/product.md#8).
    return failure(error.status === 403 ? 403 : 503, { code: "UPSTREAM_FAILURE", requestId });
  }
  if (context.signal.aborted) return failure(499, { code: "CLIENT_GONE", requestId });
  context.log.error({ err: error }, "a loader or an action failed");
  return failure(500, { code: "INTERNAL", requestId, stack: stackFor(context, error) });
}

/** Stack traces for development only: never in a build, whatever NODE_ENV is, nor in production. */
function stackFor({ config }: AppContext, error: unknown): string | undefined {
  if (!import.meta.env.DEV || config.isProduction) return undefined;
  return error instanceof Error ? error.stack : String(error);
}

async function ofRefusal(refusal: PlatformRefusal, context: AppContext): Promise<Response | ThrownFailure> {
  const { requestId } = context;
  if (refusal.code === "NOT_AUTHORIZED") {
    clearPlayerCookies(context.cookies);
    return context.branch.handles.some((handle) => handle.protected)
      ? redirectHome(context)
      : failure(401, { code: refusal.code, requestId, way: signInPath(context) });
  }
  context.log.warn({ type: refusal.type, code: refusal.code }, "the platform refused a page");
  const until = endOf(refusal);
  if (isClosed(refusal)) context.retryAfter = secondsUntil(until) ?? MAINTENANCE_RETRY_SECONDS;
  const isSelfExcluded = refusal.code === "SELF_EXCLUDED" || refusal.errorData.reason === SELF_EXCLUSION;
  const reason = isSelfExcluded
    ? SELF_EXCLUSION
    : blockReasons.find((known) => known === refusal.errorData.reason);
  const way = recoveryLinkOf(
    refusal,
    context.path + withoutDialog(context.search),
    featuresOf(await context.content.config()),
  );
  return failure(refusal.status === 403 ? 403 : 503, {
    code: refusal.type,
    type: isBlocked(refusal) ? refusal.type : undefined,
    reason,
    help: isSelfExcluded ? await helpWords(context) : undefined,
    until,
    requestId,
    seconds: refusal.type === "TooManyRequestsException" ? waitSeconds(refusal) : undefined,
    way: way && { label: translateWith(context.i18n)(way.label), path: way.path },
  });
}

async function helpWords(context: AppContext) {
  const t = translateWith(context.i18n);
  return {
    title: t("responsible.help.title"),
    text: t("responsible.help.text"),
    organisations: await helpFor(context, context.country),
  };
}

function signInPath(context: AppContext) {
  const here = context.path + withoutDialog(context.search);
  return {
    label: translateWith(context.i18n)("common.signIn"),
    path: paths.signIn({ redirectUrl: withBasename(context.basename, here) }),
  };
}

/** When a maintenance or an exclusion ends, if the platform sends a valid date. */
function endOf({ errorData: { until } }: PlatformRefusal): string | undefined {
  return typeof until === "string" && !Number.isNaN(Date.parse(until)) ? until : undefined;
}

function secondsUntil(moment: string | undefined): number | undefined {
  const seconds = moment === undefined ? 0 : Math.ceil((Date.parse(moment) - Date.now()) / 1000);
  return seconds > 0 ? Math.min(seconds, DAY_SECONDS) : undefined;
}

type ThrownFailure = ReturnType<typeof failure>;

function isFailure(error: unknown): error is ThrownFailure {
  return (
    typeof error === "object" && error !== null && "type" in error && error.type === "DataWithResponseInit"
  );
}
