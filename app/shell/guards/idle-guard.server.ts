import { readIdleLimits } from "~/browser/runtime/idle/read-idle-limits.server";
import type { AppContext } from "~/context/app-context";
import { signOut } from "~/features/auth/sign-out/sign-out.server";
import { ownCookies } from "~/session/cookies/cookies";
import { setFlash } from "~/session/flash/flash.server";
import { IDLE_COOKIE_SECONDS } from "~/session/idle-cookie";
import { redirectHome } from "~/session/redirect-home.server";

const SECOND = 1000;

/**
 * Signs out a player of whom nothing was heard for longer than the market or the platform allows, and returns where that
 * leads. With script the page does it by itself, after a warning; this is for browsers without, for pages that did not
 * come alive, and for tabs that were closed in the meantime.
 */
export async function signOutIdle(context: AppContext, now = Date.now()): Promise<Response | undefined> {
  const { cookies } = context;
  if (!cookies.get(ownCookies.player) || isSigningOut(context)) return undefined;
  const seconds = (await readIdleLimits(context))?.logoutSeconds;
  if (seconds === undefined) return undefined;
  const last = Number(cookies.get(ownCookies.active) ?? Number.NaN);
  if (last < now / SECOND - seconds) {
    await signOut(context);
    setFlash(context, { tone: "info", key: "flash.signedOutIdle" });
    return redirectHome(context);
  }
  if (context.readsPage)
    cookies.set(ownCookies.active, String(Math.floor(now / SECOND)), { maxAge: IDLE_COOKIE_SECONDS });
  return undefined;
}

function isSigningOut({ branch }: AppContext): boolean {
  return branch.ids.includes("features/auth/sign-out/sign-out.route");
}
