import type { AppContext } from "~/context/app-context";
import { ownCookies } from "~/session/cookies/cookies";
import { type HintName, hintNames } from "./hints";

type CookieContext = Pick<AppContext, "cookies">;

const MAX_AGE_SECONDS = 30 * 86_400;

/** Hints that this player hid, until sign-out; those hidden by another player of this browser do not count. */
export function hiddenHints({ cookies }: CookieContext, uid: number): HintName[] {
  const [owner, ...names] = (cookies.get(ownCookies.hiddenHints) ?? "").split(".");
  return owner === String(uid) ? hintNames.filter((name) => names.includes(name)) : [];
}

export function hideHint(context: CookieContext, uid: number, name: HintName): void {
  const names = new Set([...hiddenHints(context, uid), name]);
  context.cookies.set(ownCookies.hiddenHints, [uid, ...names].join("."), { maxAge: MAX_AGE_SECONDS });
}
