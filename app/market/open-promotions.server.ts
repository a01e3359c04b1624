import type { Promotion } from "~/content/entities/promotions";
import type { PlatformClient } from "~/platform/platform-client";
import type { Market } from "./market-file";
import { hidesGames } from "./named-games";
import { restrictsOffers } from "./over-platform";

/** The editors' promotions without those of an offer that the market refuses. */
export async function openPromotions(
  promotions: readonly Promotion[],
  market: Market | undefined,
  { call }: Pick<PlatformClient, "call">,
): Promise<readonly Promotion[]> {
  const isJudged = market && (restrictsOffers(market.bonus) || hidesGames(market));
  if (!isJudged || promotions.every(({ offer_id: offer }) => !offer)) return promotions;
  const open = new Set((await call("campaigns.getoffers")).map(({ id }) => id));
  return promotions.filter(({ offer_id: offer }) => !offer || open.has(offer));
}
