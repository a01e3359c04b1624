import type { AppContext } from "~/context";
import type { CampaignPopup } from "~/platform/entities/play";
import { sessionStart } from "~/session/player.server";
import { readShownPopups } from "~/session/shown-popups.server";
import { settleSection } from "~/shell/sections/page-section";
import { showCampaign } from "./campaign-dialog.server";
import type { PopupAnswer } from "./popup-answer";
import { gapLeftMs, isDue } from "./popup-rules";

/** Fewer than the fifty keys that the platform stores for a player, and more than one page ever shows. */
const AT_MOST = 20;
/** Cap of a popup's delay. */
const LONGEST_DELAY_MS = 86_400_000;

/**
 * Returns the popups that may open by themselves for this player, in order of priority (docs/product.md#4,
 * docs/contract.md#3.10). Empty when the player has turned them off, or when it cannot be read which were shown
 * already. Null when no player is signed in.
 */
export async function readPopups(context: AppContext): Promise<PopupAnswer | null> {
  const player = await context.player();
  if (player.kind !== "player") return null;
  const now = Date.now();
  const [read, { product }] = await Promise.all([
    settleSection(context, context.platform.call("popups.get", {})),
    context.content.config(),
  ]);
  const since = sessionStart(context.cookies, now);
  const gapMs = product.popupGapMs;
  const answer = { owner: String(player.account.uid), sinceMs: since && now - since, gapMs, waitMs: 0 };
  const out = (read.ok ? read.value : [])
    .filter((popup) => isOut(popup, now))
    .sort((one, other) => one.priority - other.priority)
    .slice(0, AT_MOST);
  if (out.length === 0) return { ...answer, popups: [] };
  const kept = await settleSection(
    context,
    readShownPopups(
      context,
      out.map(({ sysname }) => sysname),
    ),
  );
  if (!kept.ok || kept.value.areUnwanted) return { ...answer, popups: [] };
  const { shown } = kept.value;
  const popups = out
    .filter((popup) => isDue(popup, shown, since))
    .map((popup) => ({
      sysname: popup.sysname,
      frequency: popup.frequency,
      delayMs: Math.min(Math.max(0, popup.delay_seconds * 1000), LONGEST_DELAY_MS),
      ...showCampaign(popup),
    }));
  return { ...answer, popups, waitMs: gapLeftMs(shown, { now, gapMs }) };
}

function isOut({ is_draft: isDraft, started_at: start, finished_at: end }: CampaignPopup, now: number) {
  return !isDraft && Date.parse(start) <= now && (end === undefined || now < Date.parse(end));
}
