import type { AccountInfo } from "~/platform/entities/session";
import { errorCatalogue } from "~/platform/error-catalogue";
import { PlatformFailure, PlatformRefusal } from "~/platform/errors";
import { pageEndOf } from "~/platform/page-end";
import type { PlatformClient } from "~/platform/platform-client";
import type { CookieJar } from "./cookies/cookie-jar";
import { ownCookies } from "./cookies/cookies";

/**
 * Who makes the request. `unknown`: the platform could not say, or refused to, for the reason of `refusal`; never
 * treated as a visitor.
 */
export type Player =
  | { kind: "player"; account: AccountInfo }
  | { kind: "visitor" }
  | { kind: "unknown"; refusal?: PlatformRefusal };

/**
 * Reads from the platform whose session the cookies are. Without a platform cookie it is a visitor, and nothing is requested
 * (docs/contract.md#1.4). Updates the marker cookie. Throws what ends every page; with `servesBlocked` a ban makes a
 * visitor.
 */
export async function readPlayer(
  platform: PlatformClient,
  cookies: CookieJar,
  servesBlocked = false,
): Promise<Player> {
  if (!cookies.upstreamHeader()) return asVisitor(cookies);
  try {
    const account = await platform.call("account.getInfo");
    if (account.uid <= 0) return asVisitor(cookies);
    rememberPlayer(cookies);
    return { kind: "player", account };
  } catch (error) {
    if (error instanceof PlatformRefusal && error.code === "NOT_AUTHORIZED") return asVisitor(cookies);
    const end = pageEndOf(error);
    if (end === "blocked" && servesBlocked) return { kind: "visitor" };
    if (end) throw error;
    if (!(error instanceof PlatformRefusal || error instanceof PlatformFailure)) throw error;
    // "Not now" says as little as no reply.
    const isReason = error instanceof PlatformRefusal && !errorCatalogue[error.type].isRetryable;
    return isReason ? { kind: "unknown", refusal: error } : { kind: "unknown" };
  }
}

const SESSION_SECONDS = 30 * 86_400;

/** Starts a new session after a sign-in, even if a player was signed in before. */
export function startPlayerSession(cookies: CookieJar): void {
  cookies.set(ownCookies.player, "1", { maxAge: SESSION_SECONDS });
  for (const name of [ownCookies.active, ownCookies.launcher])
    if (cookies.get(name) !== undefined) cookies.remove(name);
  cookies.set(ownCookies.since, (Date.now() / 1000).toFixed(3), { maxAge: SESSION_SECONDS });
}

/** Marks the browser as "probably signed in"; the marker decides only whether a page may be shared. */
export function rememberPlayer(cookies: CookieJar): void {
  if (cookies.get(ownCookies.player) !== "1") startPlayerSession(cookies);
}

/** Distinguishes the visits of one browser without identifying the player. */
export function playerSessionKey(cookies: Pick<CookieJar, "get">): string {
  return cookies.get(ownCookies.since) ?? "";
}

/** Returns the time of the sign-in in milliseconds; null when it is unknown or impossible. */
export function sessionStart(cookies: Pick<CookieJar, "get">, now: number): number | null {
  const since = Number(cookies.get(ownCookies.since) ?? Number.NaN) * 1000;
  return since <= now && since > now - SESSION_SECONDS * 1000 ? since : null;
}

const { player, since, active, notices, check, checked, offer, sessionLimits } = ownCookies;
const { forms, hiddenHints, launcher, loginPrompts } = ownCookies;
const ofPlayer = [
  ...[player, since, active, notices, check, checked, offer, sessionLimits],
  ...[forms, hiddenHints, launcher, loginPrompts],
];

export function clearPlayerCookies(cookies: CookieJar): void {
  for (const name of ofPlayer) if (cookies.get(name) !== undefined) cookies.remove(name);
}

function asVisitor(cookies: CookieJar): Player {
  clearPlayerCookies(cookies);
  return { kind: "visitor" };
}
