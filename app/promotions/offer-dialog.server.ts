import type { AppContext } from "~/context";

export interface OfferSummary {
  title?: string;
  rewards: { id: string; title: string }[];
}

/** The offer that a promo code has opened; without an id the dialog says only that it did. */
export async function loadOffer(context: AppContext, { id }: { id: string | null }) {
  if (!id) return { data: { rewards: [] } };
  const offer = (await context.platform.call("campaigns.getoffers")).find((one) => one.id === id);
  if (!offer) return null;
  const rewards = offer.promotions.map(({ id: promotion, title }) => ({ id: promotion, title }));
  return { data: { title: offer.description.title, rewards } };
}
