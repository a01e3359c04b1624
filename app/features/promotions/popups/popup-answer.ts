import type { QueuedDialog } from "~/dialogs/modal/queue";

/** A campaign popup with everything needed to show it. */
export type OwnPopup = Pick<QueuedDialog<"campaign">, "data" | "title" | "variant"> & { sysname: string };

/** The popup that may open next for a player, as the browser fetches it. */
export interface PopupAnswer {
  /** Null: none in this session. */
  popup: OwnPopup | null;
  /** Milliseconds after the page was opened. */
  inMs: number;
}
