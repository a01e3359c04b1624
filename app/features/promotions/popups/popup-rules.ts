import type { CampaignPopup } from "~/platform/entities/play";

/** When each popup was last shown, by its name. */
type LastShown = ReadonlyMap<string, number>;

/** A popup that was shown does not open by itself again for this long (docs/product.md#10.4). */
const REST_MS = 7 * 86_400_000;

/** Whether a popup may still open: `once` opens once ever, `session` once per sign-in; none within seven days of the last. */
export function isDue(
  { sysname, frequency }: Pick<CampaignPopup, "sysname" | "frequency">,
  shown: LastShown,
  { since, now }: { since: number | null; now: number },
): boolean {
  const at = shown.get(sysname);
  if (at === undefined) return true;
  if (frequency === "once" || now < at + REST_MS) return false;
  return frequency === "always" || (since !== null && at < since);
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
