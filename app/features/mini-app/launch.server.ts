import type { AppContext } from "~/context/app-context";
import {
  type Registered,
  type RegistrationOutcome,
  register,
} from "~/features/auth/registration/register.server";
import { redirectAfterLogin } from "~/features/auth/sign-in/redirect-after-login.server";
import { signOut } from "~/features/auth/sign-out/sign-out.server";
import type { AccountInfo, SignedIn } from "~/platform/entities/session";
import { PlatformFailure, PlatformRefusal } from "~/platform/errors";
import type { InternalPath } from "~/routing/addresses/internal-path";
import { internalPath } from "~/routing/addresses/read-internal-address";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { redirectToLocale } from "~/routing/redirects/redirect-to-locale.server";
import { LOOK_SECONDS, ownCookies } from "~/session/cookies/cookies";
import { setFlash } from "~/session/flash/flash.server";
import { startPlayerSession } from "~/session/player.server";
import { accountLocale, rememberLocale } from "~/session/preferences/account-locale.server";
import { resolveTheme } from "~/session/preferences/theme";
import { pendingPromoCode } from "~/session/promo.server";
import { type LaunchData, readLaunch, themeOf } from "./launch-data";
import { type LaunchSurface, launchedBy, writeMark } from "./launch-mark";
import { launchFields } from "./launch-script.server";
import {
  dropPendingLaunch,
  holdLaunch,
  isLauncher,
  readPendingLaunch,
  rememberLauncher,
} from "./launcher.server";

/** A launch as it was posted: the address's hash, and the page that it opened, without locale. */
interface Opened {
  hash: string;
  page: InternalPath;
}

/**
 * Handles a launch by a messenger (docs/product.md#4): registers a visitor, or signs in the account known to the
 * messenger. Over another's session it depends on the surface (docs/contract.md#o45). Always redirects to the opened
 * page, which says so if the launch failed. Throws fatal refusals of a visitor, such as a ban.
 */
export async function answerLaunch(context: AppContext, form: FormData): Promise<Response> {
  const page = internalPath(form.get(launchFields.page), context.locales) ?? paths.home();
  const opened = { hash: String(form.get(launchFields.launch) ?? ""), page };
  const data = readLaunch(opened.hash);
  const surface = form.get(launchFields.surface);
  // Only a messenger's page can frame this one, and the frame has cookies of its own.
  if (context.isMiniApp) mark(context, "frame", opened);
  else if (surface === "app") mark(context, "app", opened);
  const player = await context.player();
  if (player.kind === "player")
    return answerOverSession(context, { ...opened, data, surface }, player.account);
  if (player.kind === "unknown" || !data) return failed(context, page);
  const outcome = await registerLaunched(context, data);
  if (!outcome.ok) {
    context.log.info({ code: outcome.code }, "a launch was refused");
    return failed(context, page);
  }
  if (!context.isMiniApp) mark(context, "app", opened);
  return begin(context, { ...opened, data }, outcome, surface === "tab");
}

/** The player's word on a launch by another account, which waited for it. */
export async function answerPendingLaunch(context: AppContext): Promise<Response> {
  const pending = readPendingLaunch(context);
  dropPendingLaunch(context);
  const data = pending && readLaunch(pending.hash);
  if (!data) return redirect(paths.home());
  return replaceSession(context, { ...pending, data });
}

/** Data of the page that asks which account to use; a redirect when no launch is pending. */
export async function loadLaunchQuestion(context: AppContext) {
  const pending = readPendingLaunch(context);
  const player = await context.player();
  if (!pending || player.kind !== "player") throw redirect(pending?.page ?? paths.home());
  const { username } = readLaunch(pending.hash) ?? {};
  return { current: nameOf(player.account), launched: username ?? null, page: pending.page };
}

type OverSession = Opened & { data: LaunchData | null; surface: FormDataEntryValue | null };

/** A frame proves that a messenger launched; in its app nothing does, and any page can link to a tab. */
async function answerOverSession(
  context: AppContext,
  { data, surface, ...opened }: OverSession,
  account: AccountInfo,
): Promise<Response> {
  if (!data) return stays(context, opened.page, "flash.launchRefused", account);
  if (isLauncher(context, data)) {
    await adoptTheme(context, opened.hash);
    return redirectToLocale(context, context.locale, opened.page);
  }
  if (context.isMiniApp) return replaceSession(context, { ...opened, data });
  if (surface === "app" && holdLaunch(context, opened)) return redirect(paths.launch());
  return stays(context, opened.page, "flash.launchedByOther", account);
}

/** Ends the session, here and at the platform, once the platform has found the other account's launch genuine. */
async function replaceSession(
  context: AppContext,
  launched: Opened & { data: LaunchData },
): Promise<Response> {
  const player = await context.player();
  const outcome = await registerLaunched(await context.asVisitor(), launched.data).catch(asRefusal);
  if (!outcome?.ok) {
    context.log.info({ code: outcome?.code }, "a launch over a session was refused");
    return player.kind === "player"
      ? stays(context, launched.page, "flash.launchRefused", player.account)
      : failed(context, launched.page);
  }
  await signOut(context).catch((error) => {
    if (!(error instanceof PlatformFailure || error instanceof PlatformRefusal)) throw error;
    context.log.warn({ code: error.code }, "a replaced session was not ended");
  });
  for (const line of outcome.session) context.cookies.relay(line);
  return begin(context, launched, outcome, true);
}

/** The account is banned, or the platform does not serve it: no reason to end somebody else's session. */
function asRefusal(error: unknown): null {
  if (error instanceof PlatformFailure || error instanceof PlatformRefusal) return null;
  throw error;
}

function registerLaunched(context: AppContext, data: LaunchData): Promise<RegistrationOutcome> {
  const { id, username, hash, payload, languageCode: language_code } = data;
  return register(
    context,
    { is_tg: true, id, username, hash, language_code, payload },
    { showing: ["launch", context.clientIp, hash], promoCode: pendingPromoCode(context) },
  );
}

/** Starts the visit of the account that launched. `isNotified`: the page says whose account it is. */
async function begin(
  context: AppContext,
  { hash, page, data }: Opened & { data: LaunchData },
  { account }: Registered,
  isNotified: boolean,
): Promise<Response> {
  await adoptTheme(context, hash);
  startPlayerSession(context.cookies);
  rememberLauncher(context, data);
  rememberLocale(context, accountLocale(context, account));
  // Any page can link here with launch data of its own, so the player is shown whose account this is
  // (docs/decisions/107-mini-app.md).
  if (isNotified)
    setFlash(context, { tone: "info", key: "flash.launchedAs", values: { name: nameOf(account) } });
  return redirectAfterLogin(context, account, requestedPath(context, page));
}

function stays(
  context: AppContext,
  page: InternalPath,
  key: "flash.launchRefused" | "flash.launchedByOther",
  account: AccountInfo,
): Response {
  setFlash(context, { tone: "warning", key, values: { name: nameOf(account) } });
  return redirectToLocale(context, context.locale, page);
}

function mark({ cookies }: AppContext, surface: LaunchSurface, { hash }: Opened): void {
  cookies.set(ownCookies.miniApp, writeMark(surface, launchedBy(hash)));
}

function failed(context: AppContext, page: InternalPath): Response {
  setFlash(context, { tone: "danger", key: "auth.miniApp.registrationError", way: "bot" });
  return redirectToLocale(context, context.locale, page);
}

function nameOf({ fakename, login }: Pick<SignedIn, "fakename" | "login">): string {
  return (fakename ?? login ?? "").slice(0, 200);
}

/** Takes over the messenger's theme where the operator offers it. */
async function adoptTheme({ content, cookies }: AppContext, hash: string): Promise<void> {
  const theme = themeOf(hash);
  const { themes } = await content.commonData();
  if (theme && resolveTheme({ get: () => theme }, themes) === theme)
    cookies.set(ownCookies.theme, theme, { maxAge: LOOK_SECONDS });
}

/** Returns the `redirectUrl` that a guard put into the page's query, else the page itself (docs/product.md#2.2). */
function requestedPath({ locales }: AppContext, page: InternalPath): InternalPath {
  const { searchParams } = new URL(page, "https://site.invalid");
  return internalPath(searchParams.get("redirectUrl"), locales) ?? page;
}
