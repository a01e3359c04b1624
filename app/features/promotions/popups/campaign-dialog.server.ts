import type { AppContext } from "~/context/app-context";
import type { DialogRequest, DialogShow } from "~/dialogs/dialog-request";
import { curtain, popup } from "~/dialogs/variant";
import type { CampaignPopup } from "~/platform/entities/play";
import { safeHref } from "~/upstream/safe-href";
import { PREVIEW } from "./preview";

export interface CampaignSummary {
  sysname: string;
  /** An operator's preview: it sends no events and records nothing. */
  isPreview?: true;
  text: string;
  image?: string;
  mobileImage?: string;
  promoCode?: string;
  button?: { label: string; href: string; isExternal: boolean };
}

/**
 * Loads a campaign popup of this player by its sysname (docs/product.md#2.2, docs/contract.md#3.10). Its preview is
 * public and also shows drafts.
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

/** Maps a popup to its dialog. `text` is plain text and never parsed as HTML. */
export function showCampaign(campaign: CampaignPopup): DialogShow<CampaignSummary> {
  const { sysname, title, text, image_mobile_url: mobileImage, image_url: image } = campaign;
  const { button_label: label, button_url: address, promo_code: promoCode, is_external } = campaign;
  const href = address ? safeHref(address) : null;
  const button =
    label && href ? { label, href, isExternal: is_external === true || !href.startsWith("/") } : undefined;
  return {
    title: title.trim() || undefined,
    variant: campaign.kind === "curtain" ? curtain("medium", "right") : popup(),
    data: { sysname, text, image, mobileImage, promoCode, button },
  };
}
