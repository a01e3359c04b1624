import type { CampaignPopup } from "~/platform/entities-play";

/** A popup that could open by itself. Moments are milliseconds of one clock. */
interface Popup {
  sysname: string;
  frequency: CampaignPopup["frequency"];
  /** How long after the player has come to the page. */
  delayMs: number;
}

/** When each popup was last shown, by its name. */
export type Shown = ReadonlyMap<string, number>;

interface Moment {
  now: number;
  /** When the player has come to the page. */
  begunAt: number;
  /** When the player has signed in; null where nobody knows. */
  since: number | null;
  /** Milliseconds between two popups, whichever they are (`config.product.popupGapMs`). */
  gapMs: number;
}

/** Whether a popup may open once more: `once` for ever, `session` once for each time somebody signs in. */
export function isDue(
  { sysname, frequency }: Pick<Popup, "sysname" | "frequency">,
  shown: Shown,
  since: number | null,
): boolean {
  const at = shown.get(sysname);
  if (at === undefined || frequency === "always") return true;
  return frequency === "session" && since !== null && at < since;
}

/** How long no popup may open yet. A moment to come is that of a clock that was set: it counts as this one. */
export function gapLeft(shown: Shown, { now, gapMs }: Pick<Moment, "now" | "gapMs">): number {
  if (shown.size === 0) return 0;
  const last = Math.min(now, Math.max(...shown.values()));
  return Math.max(0, last + gapMs - now);
}

/**
 * The popup whose turn is next, and in how many milliseconds: of those that are ripe by then, the first of the list
 * (it stands in order of priority). Null where there is none.
 */
export function nextPopup<P extends Popup>(
  popups: readonly P[],
  shown: Shown,
  moment: Moment,
): { popup: P; inMs: number } | null {
  const { now, begunAt, since } = moment;
  const due = popups.filter((popup) => isDue(popup, shown, since));
  const ripeAt = ({ delayMs }: P) => begunAt + delayMs;
  const at = Math.max(now + gapLeft(shown, moment), Math.min(...due.map(ripeAt)));
  const popup = due.find((one) => ripeAt(one) <= at);
  return popup ? { popup, inMs: at - now } : null;
}
