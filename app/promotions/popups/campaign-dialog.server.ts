import { safeHref } from "~/content/safe-href";
import type { AppContext } from "~/context";
import type { DialogRequest, DialogShow } from "~/dialogs/dialog-request";
import { curtain, popup } from "~/dialogs/variant";
import type { CampaignPopup } from "~/platform/entities-play";
import { PREVIEW } from "./preview";

export interface CampaignSummary {
  sysname: string;
  /** An operator looks at it: nobody is told, and nothing is kept. */
  isPreview?: true;
  text: string;
  image?: string;
  mobileImage?: string;
  promoCode?: string;
  button?: { label: string; href: string; isExternal: boolean };
}

/**
 * A campaign popup of this player's, by its name (product 2.2, contract 3.10). Its preview is for everybody, and
 * shows drafts as well.
 */
export async function loadCampaign(context: AppContext, { id, type }: DialogRequest) {
  const isPreview = type === PREVIEW;
  if (!isPreview && (await context.player()).kind === "visitor") return "signIn" as const;
  const campaigns = await context.platform.call("popups.get", isPreview ? { preview: true } : {});
  const campaign = campaigns.find((one) => one.sysname === id && (isPreview || !one.is_draft));
  if (!campaign) return null;
  const shown = showCampaign(campaign);
  return isPreview ? { ...shown, data: { ...shown.data, isPreview } } : shown;
}

/** What of a popup is shown. A text is a text: no HTML of it is ever read as such. */
export function showCampaign(campaign: CampaignPopup): DialogShow<CampaignSummary> {
  const { sysname, title, text, image_mobile_url: mobileImage, image_url: image } = campaign;
  const { button_label: label, button_url: address, promo_code: promoCode } = campaign;
  const href = address ? safeHref(address) : null;
  const button = label && href ? { label, href, isExternal: !href.startsWith("/") } : undefined;
  return {
    title: title.trim() || undefined,
    variant: campaign.kind === "curtain" ? curtain("medium", "right") : popup(),
    data: { sysname, text, image, mobileImage, promoCode, button },
  };
}
