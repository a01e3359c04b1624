import type { LoyaltyProduct } from "~/platform/entities-loyalty";
import type { Standing } from "./standing";

/** A product of the shop as a visitor, or a player with these points, may have it. */
export interface ShopProduct {
  id: string;
  name: string;
  text?: string;
  image?: string;
  price: number;
  oldPrice?: number;
  countLeft?: number;
  minLevel?: number;
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
    state: stateOf(product, standing),
  };
}

/** Why something cannot be had comes before whether there are points for it. */
function stateOf(product: LoyaltyProduct, standing: Standing | null): ShopProduct["state"] {
  const { price, count_left, min_level, is_available } = product;
  if (count_left === 0) return "soldOut";
  if (min_level !== undefined && standing && standing.level < min_level) return "levelTooLow";
  // A visitor's level is not known, and so no reason to turn away.
  if (!is_available && (standing || min_level === undefined)) return "unavailable";
  return standing && standing.points < price ? "tooExpensive" : "open";
}
