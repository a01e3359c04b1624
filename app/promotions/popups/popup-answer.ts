import type { QueuedDialog } from "~/dialogs/queue";
import type { CampaignPopup } from "~/platform/entities-play";

/** A popup of a campaign, with all that is needed to show it. */
export type OwnPopup = Pick<QueuedDialog<"campaign">, "data" | "title" | "variant"> & {
  sysname: string;
  frequency: CampaignPopup["frequency"];
  delayMs: number;
};

/** What a script is told of a player's popups. Durations in milliseconds, as two clocks differ. */
export interface PopupAnswer {
  owner: string;
  /** In order of priority. */
  popups: OwnPopup[];
  /** How long the player has been signed in; null where nobody knows. */
  sinceMs: number | null;
  gapMs: number;
  /** How long none may open yet. */
  waitMs: number;
}
