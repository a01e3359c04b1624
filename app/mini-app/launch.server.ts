import { register } from "~/auth/registration/register.server";
import { redirectAfterLogin } from "~/auth/sign-in/redirect-after-login.server";
import type { AppContext } from "~/context";
import { accountLocale, rememberLocale } from "~/i18n/choice/account-locale.server";
import { localeFreePath } from "~/i18n/locale-path";
import { redirectToLocale } from "~/i18n/redirect-to-locale.server";
import type { SignedIn } from "~/platform/entities/common";
import { LOOK_SECONDS, ownCookies } from "~/session/cookies/cookies";
import { setFlash } from "~/session/flash/flash.server";
import { startPlayerSession } from "~/session/player.server";
import { resolveTheme } from "~/session/preferences/theme";
import { pendingPromoCode } from "~/session/promo.server";
import { safeInternalPath, safeRedirect } from "~/session/safe-redirect";
import { readLaunch, themeOf } from "./launch-data";
import { type LaunchSurface, launchedBy, writeMark } from "./launch-mark";
import { launchFields } from "./launch-script.server";

/**
 * Handles a launch by a messenger (docs/product.md#4): registers a visitor, or signs in the account known to the
 * messenger; a signed-in player stays signed in. Always redirects to the opened page, which shows an error to a
 * visitor if the launch failed. Throws fatal refusals, such as a ban.
 */
export async function answerLaunch(context: AppContext, form: FormData): Promise<Response> {
  const page = localeFreePath(safeRedirect(form.get(launchFields.page)), context.locales);
  const hash = String(form.get(launchFields.launch) ?? "");
  const data = readLaunch(hash);
  // Only a messenger's page can frame this one, and the frame has cookies of its own.
  if (context.isMiniApp) mark(context, "frame", hash);
  else if (form.get(launchFields.surface) === "app") mark(context, "app", hash);
  const player = await context.player();
  if (player.kind === "player") {
    if (data) await adoptTheme(context, hash);
    return redirectToLocale(context, context.locale, page);
  }
  if (player.kind === "unknown" || !data) return failed(context, page);
  const outcome = await register(
    context,
    {
      is_tg: true,
      id: data.id,
      username: data.username,
      hash: data.hash,
      language_code: data.languageCode,
      payload: data.payload,
    },
    { showing: ["launch", context.clientIp, data.hash], promoCode: pendingPromoCode(context) },
  );
  if (!outcome.ok) {
    context.log.info({ code: outcome.code }, "a launch was refused");
    return failed(context, page);
  }
  if (!context.isMiniApp) mark(context, "app", hash);
  await adoptTheme(context, hash);
  startPlayerSession(context.cookies);
  rememberLocale(context, accountLocale(context, outcome.account));
  // Any page can link here with launch data of its own, so the player is shown whose account this is
  // (docs/decisions/107-mini-app.md).
  if (form.get(launchFields.surface) === "tab") greetPlayer(context, outcome.account);
  return redirectAfterLogin(context, outcome.account, requestedPath(page));
}

function mark({ cookies }: AppContext, surface: LaunchSurface, hash: string): void {
  cookies.set(ownCookies.miniApp, writeMark(surface, launchedBy(hash)));
}

function failed(context: AppContext, page: string): Response {
  setFlash(context, { tone: "danger", key: "auth.miniApp.registrationError", way: "bot" });
  return redirectToLocale(context, context.locale, page);
}

function greetPlayer(context: AppContext, { fakename, login }: SignedIn): void {
  const name = (fakename ?? login ?? "").slice(0, 200);
  setFlash(context, { tone: "info", key: "flash.launchedAs", values: { name } });
}

/** Takes over the messenger's theme where the operator offers it. */
async function adoptTheme({ content, cookies }: AppContext, hash: string): Promise<void> {
  const theme = themeOf(hash);
  const { themes } = await content.commonData();
  if (theme && resolveTheme({ get: () => theme }, themes) === theme)
    cookies.set(ownCookies.theme, theme, { maxAge: LOOK_SECONDS });
}

/** Returns the `redirectUrl` that a guard put into the page's query, else the page itself (docs/product.md#2.2). */
function requestedPath(page: string): string {
  const { searchParams } = new URL(page, "https://site.invalid");
  return safeInternalPath(searchParams.get("redirectUrl")) ?? page;
}
