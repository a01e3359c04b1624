import type { AppContext } from "~/context/app-context";
import { isOfferSpent } from "~/dialogs/attention/offers.server";
import { isQuietWeek } from "~/dialogs/attention/quiet-week.server";
import type { CampaignPopup } from "~/platform/entities/play";
import { sessionStart } from "~/session/player.server";
import { readShownPopups } from "~/session/shown-popups.server";
import { settleSection } from "~/shell/sections/page-section";
import { showCampaign } from "./campaign-dialog.server";
import type { PopupAnswer } from "./popup-answer";
import { gapLeftMs, isDue } from "./popup-rules";

/** Fewer than the fifty keys that the platform stores for a player, and more than one page ever shows. */
const MAX_POPUPS = 20;
/** Cap of a popup's delay. */
const LONGEST_DELAY_MS = 86_400_000;

/**
 * Returns the popup that may open next by itself for this player (docs/product.md#4, docs/contract.md#3.10): of those
 * that open soonest, the first by priority. None when the session has seen its offer, when the player has turned them off,
 * or when it cannot be read which were shown already. Null without a session of the platform.
 */
export async function readPopup(context: AppContext): Promise<PopupAnswer | null> {
  // The account is not read: every page calls this, and the platform refuses its popups without a session anyway.
  if (!context.cookies.upstreamHeader()) return null;
  if (isOfferSpent(context.cookies)) return NONE;
  const now = Date.now();
  const [read, { product }] = await Promise.all([
    settleSection(context, context.platform.call("popups.get", {}, { recent: true })),
    context.content.config(),
  ]);
  const since = sessionStart(context.cookies, now);
  const out = (read.ok ? read.value : [])
    .filter((popup) => isOut(popup, now))
    .sort((one, other) => one.priority - other.priority)
    .slice(0, MAX_POPUPS);
  if (out.length === 0) return NONE;
  const names = out.map(({ sysname }) => sysname);
  const stored = await settleSection(context, readShownPopups(context, names));
  if (!stored.ok || stored.value.areUnwanted) return NONE;
  const { shown } = stored.value;
  const waitMs = gapLeftMs(shown, { now, gapMs: product.popupGapMs });
  // Sorting is stable, so those of one moment keep their order.
  const [next] = out
    .filter((popup) => isDue(popup, shown, { since, now }))
    .map((popup) => ({ popup, inMs: Math.max(waitMs, delayOf(popup)) }))
    .sort((one, other) => one.inMs - other.inMs);
  if (!next || (await isQuietWeek(context))) return NONE;
  const { popup, inMs } = next;
  return { popup: { sysname: popup.sysname, ...showCampaign(popup) }, inMs };
}

const NONE: PopupAnswer = { popup: null, inMs: 0 };

function delayOf({ delay_seconds: seconds }: CampaignPopup): number {
  return Math.min(Math.max(0, seconds * 1000), LONGEST_DELAY_MS);
}

function isOut({ is_draft: isDraft, started_at: start, finished_at: end }: CampaignPopup, now: number) {
  return !isDraft && Date.parse(start) <= now && (end === undefined || now < Date.parse(end));
}
