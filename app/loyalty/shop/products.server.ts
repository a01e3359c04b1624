import type { AppContext } from "~/context";
import type { LoyaltyProduct } from "~/platform/entities-loyalty";

/** Longest page the platform gives (contract 1.6). */
const COUNT = 300;

/** All that the shop has, for a player with what is their own about it (contract 3.9). */
export async function listProducts({
  platform,
  player,
}: Pick<AppContext, "platform" | "player">): Promise<LoyaltyProduct[]> {
  const personal = (await player()).kind === "player";
  return (await platform.call("loyalty.getproducts", { count: COUNT }, { personal })).items;
}
