import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { featuresOf } from "~/content/config/features";
import type { AppContext } from "~/context/app-context";
import { ownCookies } from "../cookies/cookies";
import { readPlayerStorage, writePlayerStorage } from "../preferences/player-storage.server";
import { checkClock } from "./check-clock";
import { checkRules, toInterval } from "./check-rules";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const MAX_AGE_SECONDS = 30 * 86_400;
/** Seconds until the platform is called again after a failure. */
const RETRY_SECONDS = 300;
/** Longest that a page waits for the interval; a later reply serves the player's next page. */
const PATIENCE_MS = 200;

/** Pending calls, and results that no page has used yet, by player id. */
const readsInFlight = new LRUCache<number, Promise<string | undefined>>({
  // `max` would take the room for all of them at once.
  maxSize: 10_000,
  sizeCalculation: () => 1,
  ttl: MINUTE,
});

/**
 * Copies the player's interval from the platform's storage into a cookie, so that pages read the storage only once per
 * session. When it fails or is slow, the page does not wait for it.
 */
export async function rememberInterval(context: AppContext): Promise<void> {
  const { cookies } = context;
  if (cookies.get(ownCookies.check) !== undefined) return;
  const player = await context.player().catch(() => null);
  if (player?.kind !== "player" || !(await hasChecks(context))) return;
  const { uid } = player.account;
  // Concurrent pages share one call.
  const pendingRead = readsInFlight.get(uid) ?? readRequestedInterval(context);
  readsInFlight.set(uid, pendingRead);
  const interval = await Promise.race([pendingRead, sleep(PATIENCE_MS, null, { ref: false })]);
  if (interval === null) return;
  readsInFlight.delete(uid);
  if (interval === undefined)
    cookies.set(ownCookies.check, checkRules(context.config).standard, { maxAge: RETRY_SECONDS });
  else saveCheckInterval(context, interval);
}

/** Undefined where it cannot be read. */
async function readRequestedInterval(context: AppContext): Promise<string | undefined> {
  try {
    const { check } = await readPlayerStorage(context, ["check"], { outlives: true });
    return toInterval(check, checkRules(context.config));
  } catch (error) {
    context.log.warn({ err: error }, "the interval of reality checks is not known");
    return undefined;
  }
}

/** Returns the interval in the session's cookie, without one the standard; `0`: never. */
export function chosenInterval({ config, cookies }: Pick<AppContext, "config" | "cookies">): string {
  return toInterval(cookies.get(ownCookies.check), checkRules(config));
}

/** Stores the interval for all devices; refused when the storage is full (docs/contract.md#2, #row-25). */
export function writeInterval(context: AppContext, interval: string) {
  return writePlayerStorage(
    context,
    "check",
    interval === checkRules(context.config).standard ? "" : interval,
  );
}

/** Applies the interval to this session. */
export function saveCheckInterval(context: Pick<AppContext, "cookies">, interval: string): void {
  context.cookies.set(ownCookies.check, interval, { maxAge: MAX_AGE_SECONDS });
}

/** Records that the player acknowledged the check; the next interval starts. */
export function acknowledgeCheck({ cookies }: Pick<AppContext, "cookies">, now = Date.now()): void {
  cookies.set(ownCookies.checked, String(Math.floor(now / SECOND)), { maxAge: MAX_AGE_SECONDS });
}

/**
 * Returns when the next check is due, in milliseconds. Null: never.
 */
export async function nextCheck(context: AppContext, now = Date.now()): Promise<number | null> {
  const clock = checkClock(context.cookies, context.config, now);
  if (!clock) return null;
  const player = await context.player().catch(() => null);
  return player?.kind === "player" && (await hasChecks(context)) ? clock.dueAt : null;
}

/** A market's checks are no feature that could be off. */
async function hasChecks({ config, content }: Pick<AppContext, "config" | "content">): Promise<boolean> {
  return config.market?.check !== undefined || featuresOf(await content.config()).responsibleGaming;
}
