import type { Promotion } from "~/content/entities/promotions";
import { isOffered } from "./ask-in-market";
import type { Market } from "./market-file";
import { hidesGames } from "./named-games";
import { restrictsOffers } from "./over-platform";

/** The editors' promotions without those of an offer that the market refuses; none for who may be offered nothing. */
export async function openPromotions(
  promotions: readonly Promotion[],
  market: Market | undefined,
  who: Parameters<typeof isOffered>[1],
): Promise<readonly Promotion[]> {
  if (market && !(await isOffered(market, who))) return [];
  const isJudged = market && (restrictsOffers(market) || hidesGames(market));
  if (!isJudged || promotions.every(({ offer_id: offer }) => !offer)) return promotions;
  const open = new Set((await who.call("campaigns.getoffers")).map(({ id }) => id));
  return promotions.filter(({ offer_id: offer }) => !offer || open.has(offer));
}
