import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { AppContext } from "./context";
import { withBasename } from "./i18n/locale-path";
import { PlatformFailure, PlatformRefusal } from "./platform/errors";
import { forgetPlayer } from "./session/player.server";
import { failure } from "./shell/failures";

/** A maintenance takes a while; any other 503 is worth another try soon. */
const MAINTENANCE_RETRY_SECONDS = 60;

type RouteFunction = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown;

interface ShieldedModule {
  loader?: unknown;
  action?: unknown;
}

/**
 * Puts the branch's guards before every loader and action of a route module, and turns whatever they throw into
 * the one shape a browser may see. Loaders of sibling routes run at once, so a layout's own loader guards nobody.
 */
export function shieldRoute<Module extends ShieldedModule>(module: Module): Module {
  return {
    ...module,
    ...(module.loader ? { loader: shield(module.loader as RouteFunction) } : {}),
    ...(module.action ? { action: shield(module.action as RouteFunction) } : {}),
  };
}

function shield(run: RouteFunction): RouteFunction {
  return async (args) => {
    try {
      await args.context.guard();
      return await run(args);
    } catch (error) {
      throw towardsBrowser(error, args.context);
    }
  };
}

/** Guard `player`: visitors go home with their wish; who cannot be told apart gets a 503, never the visitor's answer. */
export async function guardPlayer(context: AppContext): Promise<void> {
  const player = await context.player();
  if (player.kind === "player") return;
  if (player.kind === "visitor") throw redirectHome(context);
  throw failure(503, { code: "IDENTITY_UNKNOWN", requestId: context.requestId });
}

function redirectHome(context: AppContext): Response {
  const wish = withBasename(context.basename, context.path) + context.search;
  return redirect(`/?redirectUrl=${encodeURIComponent(wish)}`);
}

/** Redirects and our own failures pass; upstream errors keep status and code; anything else is a 500 in the log. */
function towardsBrowser(error: unknown, context: AppContext): unknown {
  if (error instanceof Response || isFailure(error)) return error;
  const { requestId } = context;
  if (error instanceof PlatformRefusal) return ofRefusal(error, context);
  if (error instanceof PlatformFailure) {
    context.log.warn({ method: error.method, kind: error.kind }, "a page could not be built");
    return failure(503, { code: "UPSTREAM_FAILURE", requestId });
  }
  if (context.signal.aborted) return failure(499, { code: "CLIENT_GONE", requestId });
  context.log.error({ err: error }, "a loader or an action failed");
  return failure(500, { code: "INTERNAL", requestId });
}

function ofRefusal(refusal: PlatformRefusal, context: AppContext): unknown {
  const { requestId } = context;
  if (refusal.code === "NOT_AUTHORIZED") {
    forgetPlayer(context.cookies);
    return context.branch.handles.some((handle) => handle.protected)
      ? redirectHome(context)
      : failure(401, { code: refusal.code, requestId });
  }
  context.log.warn({ type: refusal.type, code: refusal.code }, "the platform refused a page");
  const isBlocked = refusal.type === "UserBannedException" || refusal.type === "UserDeletedException";
  const status = refusal.status === 403 || refusal.status === 503 ? refusal.status : 503;
  if (refusal.status === 503) context.retryAfter = MAINTENANCE_RETRY_SECONDS;
  return failure(status, { code: refusal.type, type: isBlocked ? refusal.type : undefined, requestId });
}

function isFailure(error: unknown): boolean {
  return (
    typeof error === "object" && error !== null && "type" in error && error.type === "DataWithResponseInit"
  );
}
