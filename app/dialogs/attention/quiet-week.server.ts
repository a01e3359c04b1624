import type { AppContext } from "~/context/app-context";
import { ownCookies } from "~/session/cookies/cookies";
import { readPlayerStorage, writePlayerStorage } from "~/session/preferences/player-storage.server";
import { settleSection } from "~/shell/sections/page-section";
import { promptPart } from "~/upstream/optional-part.server";
import { REST_SECONDS } from "./shown-offers.server";

/**
 * No offer opens by itself for a week after a player has requested a limit, a break or an exclusion. The platform does
 * not say when that was, so the site stores it: in this browser, and in the player's storage for their other devices.
 */
export async function beginQuietWeek(context: AppContext): Promise<void> {
  const now = new Date().toISOString();
  context.cookies.set(ownCookies.quiet, now, { maxAge: REST_SECONDS });
  const written = await settleSection({ isPartial: false }, writePlayerStorage(context, "quietSince", now));
  if (!(written.ok && written.value.ok))
    context.log.warn({}, "the week without offers is kept in this browser alone");
}

/** Whether that week still runs, or it is not known in time. */
export async function isQuietWeek(context: AppContext): Promise<boolean> {
  if (isRecent(context.cookies.get(ownCookies.quiet))) return true;
  const alone = { ...context, isPartial: false };
  const read = settleSection(
    alone,
    readPlayerStorage(context, ["quietSince"], { recent: true, outlives: true }),
  );
  const known = await promptPart(alone, read, { ok: false });
  return !known.ok || isRecent(known.value.quietSince);
}

function isRecent(since: string | undefined): boolean {
  return since !== undefined && Date.now() < Date.parse(since) + REST_SECONDS * 1000;
}
