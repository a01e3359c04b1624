import { signOut } from "../auth/auth.server";
import type { AppContext } from "../context";
import { ownCookies } from "../session/cookies/cookies";
import { setFlash } from "../session/flash/flash.server";
import { IDLE_COOKIE_SECONDS } from "../session/idle-cookie";
import { redirectHome } from "../session/redirect-home.server";

const MINUTE = 60_000;

/**
 * Signs out a player of whom nothing was heard for longer than the market allows. With script the page does it by
 * itself, after a warning; this is for browsers without, and for tabs that were closed in the meantime.
 */
export async function guardIdle(context: AppContext, now = Date.now()): Promise<void> {
  const { config, cookies } = context;
  const minutes = config.market?.session.idleMinutes;
  if (minutes === undefined || !cookies.get(ownCookies.player) || isSigningOut(context)) return;
  const last = Number(cookies.get(ownCookies.active) ?? Number.NaN) * 1000;
  if (last < now - minutes * MINUTE) {
    await signOut(context);
    setFlash(context, { tone: "info", key: "flash.signedOutIdle" });
    throw redirectHome(context);
  }
  if (context.readsPage)
    cookies.set(ownCookies.active, String(Math.floor(now / 1000)), { maxAge: IDLE_COOKIE_SECONDS });
}

function isSigningOut({ branch }: AppContext): boolean {
  return branch.ids.includes("auth/sign-out/sign-out.route");
}
