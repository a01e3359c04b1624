import type { EventName } from "~/runtime/tracking/events";
import { storeEvent } from "~/runtime/tracking/store-event";
import { track } from "~/runtime/tracking/track";
import type { CampaignSummary } from "./campaign-dialog.server";

type Campaign = Pick<CampaignSummary, "sysname" | "isPreview">;

/** The platform hears of a popup (contract 3.10), and so does the tag manager. Of a preview nobody hears. */
export function tellOfCampaign(name: EventName, { sysname, isPreview }: Campaign): void {
  if (isPreview) return;
  storeEvent(name, { sysname });
  track(name, { sysname });
}

/** Tells that a popup is shown, however it was opened, and at the end that it was closed. */
export function watchCampaign(campaign: Campaign): () => void {
  let isTold = false;
  // Not at once: what is taken away in the same moment was never seen.
  const timer = setTimeout(() => {
    isTold = true;
    tellOfCampaign("popup_shown", campaign);
  });
  return () => {
    clearTimeout(timer);
    if (isTold) tellOfCampaign("popup_closed", campaign);
  };
}
