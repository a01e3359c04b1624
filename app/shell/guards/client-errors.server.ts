import { featuresOf } from "~/content/config/features";
import type { AppContext } from "~/context/app-context";
import { withoutDialog } from "~/dialogs/address/requested-dialog";
import { recoveryLinkOf } from "~/forms/account-requirements/recovery-link";
import type { PageEnd } from "~/platform/error-catalogue";
import { PlatformRefusal } from "~/platform/errors";
import { pageEndOf } from "~/platform/page-end";
import { refusedMoment, waitSeconds } from "~/platform/refusal-details";
import { withBasename } from "~/routing/locale-path";
import { paths } from "~/routing/paths";
import { clearPlayerCookies } from "~/session/player.server";
import { redirectHome } from "~/session/redirect-home.server";
import { UpstreamFailure } from "~/upstream/errors";
import { MAINTENANCE_RETRY_SECONDS } from "../domain-state.server";
import { helpFor } from "../help/help.server";
import { type BlockReason, blockReasons, failure } from "../system-pages/failures";

/** Block reason of an account that the player excluded. */
const SELF_EXCLUSION: BlockReason = "self_exclusion";

const DAY_SECONDS = 86_400;

/**
 * Passes redirects and our own failures through, maps upstream errors to their status and code, and logs anything
 * else as a 500.
 */
export async function toClientError(error: unknown, context: AppContext): Promise<Response | ThrownFailure> {
  if (error instanceof Response || isFailure(error)) return error;
  const { requestId } = context;
  if (error instanceof PlatformRefusal) return ofRefusal(error, context);
  if (error instanceof UpstreamFailure) {
    if (error.kind === "aborted") return failure(499, { code: "CLIENT_GONE", requestId });
    context.log.warn({ method: error.method, kind: error.kind }, "a page could not be built");
    return failure(statusOf(pageEndOf(error)), { code: "UPSTREAM_FAILURE", requestId });
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
    return leadsHome(context)
      ? redirectHome(context)
      : failure(401, { code: refusal.code, requestId, way: signInPath(context) });
  }
  context.log.warn({ type: refusal.type, code: refusal.code }, "the platform refused a page");
  const end = pageEndOf(refusal);
  // When a maintenance or an exclusion ends.
  const until = refusedMoment(refusal, "until");
  if (end === "maintenance") context.retryAfter = secondsUntil(until) ?? MAINTENANCE_RETRY_SECONDS;
  const isSelfExcluded = refusal.code === "SELF_EXCLUDED" || refusal.errorData.reason === SELF_EXCLUSION;
  const reason = isSelfExcluded
    ? SELF_EXCLUSION
    : blockReasons.find((known) => known === refusal.errorData.reason);
  const way = recoveryLinkOf(
    refusal,
    context.path + withoutDialog(context.search),
    featuresOf(await context.content.config()),
  );
  return failure(statusOf(end), {
    code: refusal.type,
    type: end === "blocked" ? refusal.type : undefined,
    reason,
    help: isSelfExcluded ? await helpWords(context) : undefined,
    until,
    requestId,
    seconds: refusal.type === "TooManyRequestsException" ? waitSeconds(refusal) : undefined,
    way: way && { label: context.t(way.label), path: way.path },
  });
}

/**
 * Home asks a visitor to sign in. The sign-in page would say to a player whose account can still be read that they are
 * signed in, and lead back to the refusal. Not from home itself, from a partner's frame or for a script.
 */
function leadsHome({ branch, path, isFramed }: AppContext): boolean {
  const isPage = branch.handles.some((handle) => handle.page && handle.policy !== "frame");
  return branch.handles.some((handle) => handle.protected) || (isPage && path !== paths.home() && !isFramed);
}

function statusOf(end: PageEnd | null): number {
  return end === "forbidden" || end === "blocked" ? 403 : 503;
}

async function helpWords(context: AppContext) {
  const { t } = context;
  return {
    title: t("responsible.help.title"),
    text: t("responsible.help.text"),
    organisations: await helpFor(context, context.country),
  };
}

function signInPath(context: AppContext) {
  const here = context.path + withoutDialog(context.search);
  return {
    label: context.t("common.signIn"),
    path: paths.signIn({ redirectUrl: withBasename(context.basename, here) }),
  };
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
