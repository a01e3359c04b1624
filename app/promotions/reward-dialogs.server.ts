import type { AppContext } from "~/context";
import { recordedCampaign } from "./promo-code/recorded-campaign.server";

/** What somebody has just been given. */
export interface GivenReward {
  title?: string;
  rewards: string[];
}

/** What a promo code has opened; without an id the dialog says only that it did. */
export async function loadActivated(context: AppContext, { id }: { id: string | null }) {
  if (!id) return { data: { rewards: [] } };
  const campaign = recordedCampaign(context);
  if (campaign?.id !== id) return null;
  const { title, rewards } = campaign;
  return { data: { title, rewards } };
}

/** What an offer that was taken has brought. */
export async function loadTaken(context: AppContext, { id }: { id: string | null }) {
  const offer = (await context.platform.call("campaigns.getoffers")).find((one) => one.id === id);
  if (!offer) return null;
  return { data: { title: offer.description.title, rewards: offer.promotions.map(({ title }) => title) } };
}
