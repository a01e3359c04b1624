import { randomUUID } from "node:crypto";
import { featuresOf } from "~/content/features";
import type { AppContext } from "~/context";
import type { PricedThing } from "~/loyalty/priced-thing";
import { findCharacter } from "../characters/characters.server";
import { toShopProduct } from "../shop-product";
import { toStanding } from "../standing";
import { listProducts } from "./products.server";

interface Wish {
  id: string | null;
  type: string | null;
}

/** The question before a product is bought; null where it cannot be had, whatever there is to pay it with. */
export async function askToBuy(context: AppContext, { id }: Wish) {
  const [products, info] = await Promise.all([
    listProducts(context),
    context.platform.call("loyalty.getinfo"),
  ]);
  const found = products.find((one) => one.id === id);
  const product = found && toShopProduct(found, toStanding(info));
  if (!product || !(product.state === "open" || product.state === "tooExpensive")) return null;
  const { name, text, image, price } = product;
  const { points, pointsAlias } = info;
  return {
    data: { name, text, image, price, points, pointsAlias } satisfies PricedThing,
    token: randomUUID(),
  };
}

/** What there are not enough points for; null where there are, so that nobody is told otherwise. */
export async function loadUnaffordable(context: AppContext, { id, type }: Wish) {
  const isCharacter = type === "character";
  const has = featuresOf(await context.content.config());
  if (!id || !(isCharacter ? has.characters : has.loyaltyShop)) return null;
  const [{ points, pointsAlias }, thing] = await Promise.all([
    context.platform.call("loyalty.getinfo"),
    isCharacter ? findCharacter(context, id) : findProduct(context, id),
  ]);
  return thing && points < thing.price
    ? { data: { ...thing, points, pointsAlias } satisfies PricedThing }
    : null;
}

async function findProduct(context: AppContext, id: string) {
  const product = (await listProducts(context)).find((one) => one.id === id);
  if (!product) return null;
  const { name, description, image_url, price } = product;
  return { name, text: description.text, image: image_url ?? description.image_url, price };
}
