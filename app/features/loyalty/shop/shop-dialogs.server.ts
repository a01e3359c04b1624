import { randomUUID } from "node:crypto";
import { featuresOf } from "~/content/config/features";
import type { AppContext } from "~/context/app-context";
import { findCharacter } from "../characters/characters.server";
import { toStanding } from "../standing";
import type { PricedThing } from "./priced-thing";
import { listProducts } from "./products.server";
import { toShopProduct } from "./shop-product";

interface DialogQuery {
  id: string | null;
  type: string | null;
}

/** Loads the confirm dialog of a purchase; null for a product that is unavailable for other reasons than points. */
export async function loadPurchaseConfirm(context: AppContext, { id }: DialogQuery) {
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

/** Loads an item for which the points are insufficient; null when they suffice. */
export async function loadUnaffordable(context: AppContext, { id, type }: DialogQuery) {
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
