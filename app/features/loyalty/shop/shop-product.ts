import type { Standing } from "~/features/loyalty/standing";
import type { LoyaltyProduct } from "~/platform/entities/loyalty";

/** A product of the shop, with its availability for the player or visitor. */
export interface ShopProduct {
  id: string;
  name: string;
  text?: string;
  image?: string;
  price: number;
  oldPrice?: number;
  countLeft?: number;
  minLevel?: number;
  /** Points that the player has too few. */
  missing?: number;
  state: "open" | "tooExpensive" | "soldOut" | "levelTooLow" | "unavailable";
}

export function toShopProduct(product: LoyaltyProduct, standing: Standing | null): ShopProduct {
  const { id, name, description, image_url, price, old_price, count_left, min_level } = product;
  return {
    id,
    name,
    text: description.text,
    image: image_url ?? description.image_url,
    price,
    oldPrice: old_price !== undefined && old_price > price ? old_price : undefined,
    countLeft: count_left,
    minLevel: min_level,
    missing: standing && standing.points < price ? price - standing.points : undefined,
    state: stateOf(product, standing),
  };
}

/** Reasons for unavailability take precedence over too few points. */
function stateOf(product: LoyaltyProduct, standing: Standing | null): ShopProduct["state"] {
  const { price, count_left, min_level, is_available } = product;
  if (count_left === 0) return "soldOut";
  if (min_level !== undefined && standing && standing.level < min_level) return "levelTooLow";
  // Without a known level (visitors), a minimum level is not treated as a restriction.
  if (!is_available && (standing || min_level === undefined)) return "unavailable";
  return standing && standing.points < price ? "tooExpensive" : "open";
}
