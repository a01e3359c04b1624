import type { AppConfig } from "~/context/app-config";
import type { CookieJar } from "../cookies/cookie-jar";
import { ownCookies } from "../cookies/cookies";
import { sessionStart } from "../player.server";
import { checkRules, toInterval } from "./check-rules";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

type Cookies = Pick<CookieJar, "get">;

interface CheckClock {
  /** When the next check is due. */
  dueAt: number;
  /** When the break after the last check ends; 0 where there was none. */
  breakEndsAt: number;
}

/**
 * The times of a player's reality checks, in milliseconds, by cookies alone: an interval after the sign-in, or after the
 * last check and its break. Null: there are none.
 */
export function checkClock(
  cookies: Cookies,
  config: Pick<AppConfig, "market">,
  now: number,
): CheckClock | null {
  const interval = Number(toInterval(cookies.get(ownCookies.check), checkRules(config))) * MINUTE;
  const since = sessionStart(cookies, now);
  if (interval === 0 || since === null) return null;
  const checked = Number(cookies.get(ownCookies.checked) ?? 0) * SECOND;
  // Ignores a time before this session, or in the future because a clock was wrong.
  const isCounted = checked <= now && checked > since;
  const breakMs = (config.market?.check?.breakMinutes ?? 0) * MINUTE;
  const breakEndsAt = isCounted ? checked + breakMs : 0;
  return { dueAt: Math.max(since, breakEndsAt) + interval, breakEndsAt };
}

/** What a market's reality checks hold a player up with: one is due, or its break lasts until then. */
export function checkHold(
  { cookies, config }: { cookies: Cookies; config: Pick<AppConfig, "market"> },
  now = Date.now(),
): { why: "check" } | { why: "break"; until: number } | undefined {
  const clock = config.market?.check && checkClock(cookies, config, now);
  if (!clock) return undefined;
  if (clock.breakEndsAt > now) return { why: "break", until: clock.breakEndsAt };
  return clock.dueAt <= now ? { why: "check" } : undefined;
}
