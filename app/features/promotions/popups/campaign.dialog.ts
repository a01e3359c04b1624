import { serverOnly$ } from "vite-env-only/macros";
import { lazyComponent } from "~/browser/runtime/lazy-component";
import { dialog } from "~/dialogs/declaration";
import { popup } from "~/dialogs/variant";

export const campaignDialog = dialog({
  name: "campaign",
  variant: popup(),
  // Visitors may preview a campaign.
  audience: "all",
  title: "dialogs.campaign.title",
  body: lazyComponent(() => import("./campaign-dialog").then((part) => part.CampaignBody)),
  loader: serverOnly$(() => import("./campaign-dialog.server").then((part) => part.loadCampaign)),
});
