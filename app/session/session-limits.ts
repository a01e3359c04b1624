import type { AppConfig } from "~/context/app-config";
import type { CookieJar } from "./cookies/cookie-jar";
import { ownCookies } from "./cookies/cookies";
import { playerSessionKey, sessionStart } from "./player.server";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** What a player has set for this session of play. */
interface WantedSession {
  minutes?: string | undefined;
  /** Maximum loss, as a decimal string of the account's currency. */
  spend?: string | undefined;
}

interface SessionLimits {
  /** When they were set, and when the time ends, in milliseconds; null: only the spend counts. */
  since: number;
  endsAt: number | null;
  spend: string | undefined;
}

/** Stores what the player has set, from now on. The cookie names the sign-in: it does not apply to the next one. */
export function saveSessionLimits(
  cookies: Pick<CookieJar, "get" | "set">,
  { minutes = "", spend = "" }: WantedSession,
  now = Date.now(),
): void {
  const values = [playerSessionKey(cookies), String(Math.floor(now / SECOND)), minutes, spend];
  cookies.set(ownCookies.sessionLimits, values.join("~"));
}

/** What the player has set since the sign-in; null: nothing. */
export function readSessionLimits(cookies: Pick<CookieJar, "get">): SessionLimits | null {
  const [session, since, minutes, spend] = (cookies.get(ownCookies.sessionLimits) ?? "").split("~");
  const setAt = Number(since) * SECOND;
  if (session !== playerSessionKey(cookies) || !(setAt > 0)) return null;
  return {
    since: setAt,
    endsAt: minutes ? setAt + Number(minutes) * MINUTE : null,
    spend: spend || undefined,
  };
}

/**
 * Whether a player of this market has to set limits of the session before play, by cookies alone: there are none, or
 * their time is over.
 */
export function lacksSessionLimits(
  cookies: Pick<CookieJar, "get">,
  { market }: Pick<AppConfig, "market">,
  now = Date.now(),
): boolean {
  if (!market || market.session.before.length === 0 || sessionStart(cookies, now) === null) return false;
  const limits = readSessionLimits(cookies);
  return limits === null || (limits.endsAt !== null && limits.endsAt <= now);
}
