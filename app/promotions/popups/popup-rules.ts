import type { CampaignPopup } from "~/platform/entities/play";

/** When each popup was last shown, by its name. */
type LastShown = ReadonlyMap<string, number>;

/** Whether a popup may still open: `once` opens once ever, `session` once per sign-in. */
export function isDue(
  { sysname, frequency }: Pick<CampaignPopup, "sysname" | "frequency">,
  shown: LastShown,
  since: number | null,
): boolean {
  const at = shown.get(sysname);
  if (at === undefined || frequency === "always") return true;
  return frequency === "session" && since !== null && at < since;
}

/**
 * Returns the milliseconds until the gap after the last popup is over. A time in the future comes from a changed
 * clock and counts as now. `gapMs`: `config.product.popupGapMs`.
 */
export function gapLeftMs(shown: LastShown, { now, gapMs }: { now: number; gapMs: number }): number {
  if (shown.size === 0) return 0;
  const last = Math.min(now, Math.max(...shown.values()));
  return Math.max(0, last + gapMs - now);
}
