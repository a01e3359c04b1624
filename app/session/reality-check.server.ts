import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { featuresOf } from "~/content/features";
import type { AppContext } from "~/context";
import { type CheckInterval, checkIntervals } from "./check-intervals";
import { ownCookies } from "./cookies";
import { sessionStart } from "./player.server";
import { readPlayerStorage, writePlayerStorage } from "./player-storage.server";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const KEPT_SECONDS = 30 * 86_400;
/** While the platform does not say what the player wants, it is asked again after this. */
const RETRY_SECONDS = 300;
/** No page waits longer for the wish; a later answer is there for the player's next page. */
const PATIENCE_MS = 200;

type Wish = CheckInterval | "unknown";

/** What has been asked and not yet been taken over by a page, by player. */
const asking = new LRUCache<number, Promise<Wish>>({ max: 10_000, ttl: MINUTE });

type CheckContext = Pick<AppContext, "cookies" | "player" | "platform" | "content" | "log">;

/**
 * The player's wish is put aside at the platform; for a session a cookie holds it, so that pages ask only once. Where
 * it cannot be read, or not at once, nobody is held up.
 */
export async function rememberInterval(context: CheckContext): Promise<void> {
  const { cookies } = context;
  if (cookies.get(ownCookies.check) !== undefined) return;
  const player = await context.player().catch(() => null);
  if (player?.kind !== "player" || !(await hasChecks(context))) return;
  const { uid } = player.account;
  // Asked once, however many pages wait.
  const asked = asking.get(uid) ?? readWish(context);
  asking.set(uid, asked);
  const wish = await Promise.race([asked, sleep(PATIENCE_MS, null, { ref: false })]);
  if (wish === null) return;
  asking.delete(uid);
  if (wish === "unknown") cookies.set(ownCookies.check, "0", { maxAge: RETRY_SECONDS });
  else keepInterval(context, wish);
}

async function readWish(context: CheckContext): Promise<Wish> {
  try {
    const { check } = await readPlayerStorage(context, ["check"], { outlives: true });
    return toInterval(check);
  } catch (error) {
    context.log.warn({ err: error }, "the interval of reality checks is not known");
    return "unknown";
  }
}

/** What the player has chosen, as far as this session knows. */
export function chosenInterval({ cookies }: Pick<CheckContext, "cookies">): CheckInterval {
  return toInterval(cookies.get(ownCookies.check));
}

/** Puts the wish aside for all devices; refused where there is no room (contract 2, 25). */
export function writeInterval(context: CheckContext, interval: CheckInterval) {
  return writePlayerStorage(context, "check", interval === "0" ? "" : interval);
}

/** From now on in this session: a new interval begins now. */
export function keepInterval(context: Pick<CheckContext, "cookies">, interval: CheckInterval): void {
  context.cookies.set(ownCookies.check, interval, { maxAge: KEPT_SECONDS });
}

/** The player has seen how long it was: the next interval begins. */
export function acknowledgeCheck({ cookies }: Pick<CheckContext, "cookies">, now = Date.now()): void {
  cookies.set(ownCookies.checked, String(Math.floor(now / SECOND)), { maxAge: KEPT_SECONDS });
}

/** When the next check is due, in milliseconds: an interval after the sign-in, or after the last check. Null: never. */
export async function nextCheck(context: CheckContext, now = Date.now()): Promise<number | null> {
  const interval = Number(chosenInterval(context)) * MINUTE;
  if (interval === 0) return null;
  const since = sessionStart(context.cookies, now);
  const player = await context.player().catch(() => null);
  if (since === null || player?.kind !== "player" || !(await hasChecks(context))) return null;
  const checked = Number(context.cookies.get(ownCookies.checked) ?? 0) * SECOND;
  // A moment of another session, or of a clock that was wrong, counts for nothing.
  return Math.max(since, checked <= now ? checked : 0) + interval;
}

async function hasChecks({ content }: Pick<CheckContext, "content">): Promise<boolean> {
  return featuresOf(await content.config()).responsibleGaming;
}

function toInterval(text: string | undefined): CheckInterval {
  return checkIntervals.find((one) => one === text) ?? "0";
}
