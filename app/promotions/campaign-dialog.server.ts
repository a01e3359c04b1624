import { safeHref } from "~/content/safe-href";
import type { AppContext } from "~/context";
import { curtain, popup } from "~/dialogs/look";

export interface CampaignSummary {
  text: string;
  image?: string;
  promoCode?: string;
  button?: { label: string; href: string; isExternal: boolean };
}

/** A published campaign popup of this player's, by its name (specification 2.2, contract 3.10). */
export async function loadCampaign(context: AppContext, { id }: { id: string | null }) {
  const campaigns = await context.platform.call("popups.get", {});
  const campaign = campaigns.find(({ sysname, is_draft: isDraft }) => sysname === id && !isDraft);
  if (!campaign) return null;
  const { title, text, image_mobile_url: mobileImage, image_url: image, promo_code: promoCode } = campaign;
  const { button_label: label, button_url: address } = campaign;
  const href = address ? safeHref(address) : null;
  const button = label && href ? { label, href, isExternal: !href.startsWith("/") } : undefined;
  return {
    title,
    look: campaign.kind === "curtain" ? curtain("medium", "right") : popup(),
    data: { text, image: image ?? mobileImage, promoCode, button },
  };
}
