import type { QueuedDialog } from "~/dialogs/modal/queue";
import type { CampaignPopup } from "~/platform/entities/play";

/** A campaign popup with everything needed to show it. */
export type OwnPopup = Pick<QueuedDialog<"campaign">, "data" | "title" | "variant"> & {
  sysname: string;
  frequency: CampaignPopup["frequency"];
  delayMs: number;
};

/** A player's popups, as the browser fetches them. Durations in milliseconds, because the clocks differ. */
export interface PopupAnswer {
  owner: string;
  /** In order of priority. */
  popups: OwnPopup[];
  /** Time since the sign-in; null when unknown. */
  sinceMs: number | null;
  gapMs: number;
  /** Time until the next popup may open. */
  waitMs: number;
}
