import type { CmsConfig } from "~/content/config/cms-config";
import type { AppContext } from "~/context/app-context";
import { redirectAfterLogin } from "~/features/auth/sign-in/redirect-after-login.server";
import type { InternalPath } from "~/routing/addresses/internal-path";
import { internalPath } from "~/routing/addresses/read-internal-address";
import { withBasename } from "~/routing/locale-path";
import { type AuthQuery, paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { failure } from "~/shell/system-pages/failures";
import type { AuthNoticeName } from "../auth-notices";
import { viewPath } from "../auth-view";
import { recordNotice } from "../notice.server";

/** What was started with the social service (docs/contract.md#d88). */
export type SocialType = "authorization" | "registration";

/** Checks the request and returns the provider's start URL; throws a redirect back when it may not start. */
export async function loadSocialStart(context: AppContext) {
  const { query } = context;
  const type = typeOf(query);
  // Any page can link here; another account begins where somebody has signed out.
  if ((await context.player()).kind === "player") throw redirect(viewPath("authorization"));
  const { auth } = await context.content.config();
  const service = servicesOf(auth, type).find(({ service }) => service === query.get("service"));
  if (!service) throw await backTo(context, type, "social_unknown");
  // docs/product.md#5: the terms must be accepted first.
  if (type === "registration" && auth.terms.isActive && !query.get("terms"))
    throw await backTo(context, type, "terms");
  const isOwnWindow = query.get("window") === "own";
  const returnPath = paths.socialReturn({
    type_auth: type,
    redirectUrl: internalPath(query.get("redirectUrl"), context.locales) ?? undefined,
    window: isOwnWindow ? "own" : undefined,
  });
  const init = new URLSearchParams({
    service: service.service,
    redirect_url: context.origin + withBasename(context.basename, returnPath),
    type_auth: type,
  });
  return { name: service.name, href: `/oauth/init?${init}` };
}

/** Notices for those codes of `oauth=error` that have one of their own (docs/contract.md#3.13). */
const notices: Readonly<Record<string, AuthNoticeName>> = {
  ACCESS_DENIED: "social_refused",
  USER_NOT_FOUND: "social_no_account",
  BANNED: "social_blocked",
  SELF_EXCLUDED: "social_blocked",
  DELETED: "social_blocked",
};

export interface SocialOutcome {
  notice: AuthNoticeName | null;
  /** Where to continue, without locale: the return page after success, or the view that shows the notice. */
  path: InternalPath;
}

/**
 * Evaluates the provider's redirect back. A popup reports it to its opener; otherwise the visitor is redirected at
 * once.
 */
export async function loadSocialReturn(context: AppContext): Promise<SocialOutcome> {
  const { query } = context;
  const type = typeOf(query);
  const player = await context.player();
  const isWelcome = query.get("oauth") === "success" && player.kind === "player";
  const notice = isWelcome ? null : noticeOf(query);
  const redirectUrl = internalPath(query.get("redirectUrl"), context.locales) ?? undefined;
  if (query.get("window") === "own") {
    if (notice) await recordNotice(context, notice);
    const path = notice
      ? viewPath(type, { redirectUrl, notice })
      : paths.socialReturn({ type_auth: type, redirectUrl, oauth: "success" });
    return { notice, path };
  }
  if (isWelcome) throw redirectAfterLogin(context, player.account, redirectUrl);
  if (notice === "social_blocked") throw blocked(query.get("code"));
  throw await backTo(context, type, notice ?? "social_failed");
}

/** The same block page as after a sign-in with password (docs/product.md#8). */
function blocked(code: string | null) {
  const type = code?.toUpperCase() === "DELETED" ? "UserDeletedException" : "UserBannedException";
  return failure(403, { code: type, type });
}

function noticeOf(query: URLSearchParams): AuthNoticeName {
  const code = (query.get("code") ?? "").toUpperCase();
  return query.get("oauth") === "error" && Object.hasOwn(notices, code)
    ? (notices[code] ?? "social_failed")
    : "social_failed";
}

function typeOf(query: URLSearchParams): SocialType {
  return query.get("type_auth") === "registration" ? "registration" : "authorization";
}

function servicesOf(auth: CmsConfig["auth"], type: SocialType) {
  return type === "authorization" ? auth.loginSocials : auth.authTypes.flatMap(({ socials = [] }) => socials);
}

/** Redirects to the view it started in, which shows the notice. */
async function backTo(context: AppContext, type: SocialType, notice: AuthNoticeName): Promise<Response> {
  await recordNotice(context, notice);
  const query: AuthQuery = {
    notice,
    redirectUrl: internalPath(context.query.get("redirectUrl"), context.locales) ?? undefined,
    type: type === "registration" ? (context.query.get("type") ?? undefined) : undefined,
  };
  return redirect(viewPath(type, query));
}
