import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { featuresOf } from "~/content/config/features";
import type { AppContext } from "~/context";
import { ownCookies } from "../cookies/cookies";
import { sessionStart } from "../player.server";
import { readPlayerStorage, writePlayerStorage } from "../preferences/player-storage.server";
import { type CheckInterval, checkIntervals } from "./reality-check-intervals";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const KEPT_SECONDS = 30 * 86_400;
/** Seconds until the platform is asked again after a failure. */
const RETRY_SECONDS = 300;
/** Longest that a page waits for the interval; a later reply serves the player's next page. */
const PATIENCE_MS = 200;

type RequestedInterval = CheckInterval | "unknown";

/** Pending calls, and results that no page has used yet, by player id. */
const asking = new LRUCache<number, Promise<RequestedInterval>>({
  // `max` would take the room for all of them at once.
  maxSize: 10_000,
  sizeCalculation: () => 1,
  ttl: MINUTE,
});

/**
 * Copies the player's interval from the platform's storage into a cookie, so that pages ask only once per session.
 * When it fails or is slow, the page does not wait for it.
 */
export async function rememberInterval(context: AppContext): Promise<void> {
  const { cookies } = context;
  if (cookies.get(ownCookies.check) !== undefined) return;
  const player = await context.player().catch(() => null);
  if (player?.kind !== "player" || !(await hasChecks(context))) return;
  const { uid } = player.account;
  // Concurrent pages share one call.
  const asked = asking.get(uid) ?? readRequestedInterval(context);
  asking.set(uid, asked);
  const interval = await Promise.race([asked, sleep(PATIENCE_MS, null, { ref: false })]);
  if (interval === null) return;
  asking.delete(uid);
  if (interval === "unknown") cookies.set(ownCookies.check, "0", { maxAge: RETRY_SECONDS });
  else saveCheckInterval(context, interval);
}

async function readRequestedInterval(context: AppContext): Promise<RequestedInterval> {
  try {
    const { check } = await readPlayerStorage(context, ["check"], { outlives: true });
    return toInterval(check);
  } catch (error) {
    context.log.warn({ err: error }, "the interval of reality checks is not known");
    return "unknown";
  }
}

/** Returns the interval in the session's cookie; `0` without one. */
export function chosenInterval({ cookies }: Pick<AppContext, "cookies">): CheckInterval {
  return toInterval(cookies.get(ownCookies.check));
}

/** Stores the interval for all devices; refused when the storage is full (docs/contract.md#2, #row-25). */
export function writeInterval(context: AppContext, interval: CheckInterval) {
  return writePlayerStorage(context, "check", interval === "0" ? "" : interval);
}

/** Applies the interval to this session. */
export function saveCheckInterval(context: Pick<AppContext, "cookies">, interval: CheckInterval): void {
  context.cookies.set(ownCookies.check, interval, { maxAge: KEPT_SECONDS });
}

/** Records that the player acknowledged the check; the next interval starts. */
export function acknowledgeCheck({ cookies }: Pick<AppContext, "cookies">, now = Date.now()): void {
  cookies.set(ownCookies.checked, String(Math.floor(now / SECOND)), { maxAge: KEPT_SECONDS });
}

/**
 * Returns when the next check is due, in milliseconds: an interval after the sign-in or the last check. Null: never.
 */
export async function nextCheck(context: AppContext, now = Date.now()): Promise<number | null> {
  const interval = Number(chosenInterval(context)) * MINUTE;
  if (interval === 0) return null;
  const since = sessionStart(context.cookies, now);
  const player = await context.player().catch(() => null);
  if (since === null || player?.kind !== "player" || !(await hasChecks(context))) return null;
  const checked = Number(context.cookies.get(ownCookies.checked) ?? 0) * SECOND;
  // Ignores a time before this session, or in the future because a clock was wrong.
  return Math.max(since, checked <= now ? checked : 0) + interval;
}

async function hasChecks({ content }: Pick<AppContext, "content">): Promise<boolean> {
  return featuresOf(await content.config()).responsibleGaming;
}

function toInterval(text: string | undefined): CheckInterval {
  return checkIntervals.find((one) => one === text) ?? "0";
}
