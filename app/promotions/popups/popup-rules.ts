import type { CampaignPopup } from "~/platform/entities/play";

/** A popup that may open by itself. Times are milliseconds of one clock. */
interface Popup {
  sysname: string;
  frequency: CampaignPopup["frequency"];
  /** Delay after the page was opened. */
  delayMs: number;
}

/** When each popup was last shown, by its name. */
export type LastShown = ReadonlyMap<string, number>;

interface Moment {
  now: number;
  /** When the page was opened. */
  begunAt: number;
  /** Time of the sign-in; null when unknown. */
  since: number | null;
  /** Milliseconds between two popups, whichever they are (`config.product.popupGapMs`). */
  gapMs: number;
}

/** Whether a popup may still open: `once` opens once ever, `session` once per sign-in. */
export function isDue(
  { sysname, frequency }: Pick<Popup, "sysname" | "frequency">,
  shown: LastShown,
  since: number | null,
): boolean {
  const at = shown.get(sysname);
  if (at === undefined || frequency === "always") return true;
  return frequency === "session" && since !== null && at < since;
}

/**
 * Returns the milliseconds until the gap after the last popup is over. A time in the future comes from a changed
 * clock and counts as now.
 */
export function gapLeftMs(shown: LastShown, { now, gapMs }: Pick<Moment, "now" | "gapMs">): number {
  if (shown.size === 0) return 0;
  const last = Math.min(now, Math.max(...shown.values()));
  return Math.max(0, last + gapMs - now);
}

/**
 * Returns the next popup and the milliseconds until it opens: of those whose delay is over by then, the first of the
 * list, which is in order of priority. Null when none is due.
 */
export function nextPopup<P extends Popup>(
  popups: readonly P[],
  shown: LastShown,
  moment: Moment,
): { popup: P; inMs: number } | null {
  const { now, begunAt, since } = moment;
  const due = popups.filter((popup) => isDue(popup, shown, since));
  const ripeAt = ({ delayMs }: P) => begunAt + delayMs;
  const at = Math.max(now + gapLeftMs(shown, moment), Math.min(...due.map(ripeAt)));
  const popup = due.find((one) => ripeAt(one) <= at);
  return popup ? { popup, inMs: at - now } : null;
}
