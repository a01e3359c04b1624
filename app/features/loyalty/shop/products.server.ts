import type { PageContext } from "~/context/app-context";
import type { LoyaltyProduct } from "~/platform/entities/loyalty";

/** The platform's maximum page size (docs/contract.md#1.6). */
const COUNT = 300;

/** All products of the shop, with personal availability for players (docs/contract.md#3.9). */
export async function listProducts({ platform, player }: PageContext): Promise<LoyaltyProduct[]> {
  const personal = (await player()).kind === "player";
  return (await platform.call("loyalty.getproducts", { count: COUNT }, { personal })).items;
}
