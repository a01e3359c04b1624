import { storeEvent } from "~/browser/runtime/tracking/store-event";
import { track } from "~/browser/runtime/tracking/track";
import type { CampaignSummary } from "./campaign-dialog.server";

type PopupEvent = "popup_shown" | "popup_clicked" | "popup_closed";
type Campaign = Pick<CampaignSummary, "sysname" | "isPreview">;

/** Reports an event of a popup to the platform (docs/contract.md#3.10) and the tag manager; never for a preview. */
export function recordCampaignEvent(name: PopupEvent, { sysname, isPreview }: Campaign): void {
  if (isPreview) return;
  storeEvent(name, { sysname });
  track(name, { sysname });
}

/** Reports that a popup is shown, however it was opened; the returned function reports that it was closed. */
export function watchCampaign(campaign: Campaign): () => void {
  let wasShown = false;
  // Deferred: a popup removed in the same tick was never seen.
  const timer = setTimeout(() => {
    wasShown = true;
    recordCampaignEvent("popup_shown", campaign);
  });
  return () => {
    clearTimeout(timer);
    if (wasShown) recordCampaignEvent("popup_closed", campaign);
  };
}
