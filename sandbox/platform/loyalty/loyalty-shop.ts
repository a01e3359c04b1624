import { type ProductRow, products } from "../../seed/rewards/products";
import { addNotice } from "../accounts/notices";
import { grant } from "../promotions/grants";
import type { Call, MethodTable, PlayerCall } from "../protocol/call";
import { invalidParameters, Refusal } from "../protocol/errors";
import { pageByParameters } from "../protocol/lists";
import { textOf } from "../protocol/parameters";
import { levelOf } from "./loyalty-levels";

/** docs/contract.md#3.9 and #6.6. */
export const loyaltyShopMethods: MethodTable = {
  "loyalty.getproducts": {
    verb: "GET",
    cache: "S",
    handle: (call) =>
      pageByParameters(
        products.map((product) => shownProduct(product, call)),
        call.parameters,
      ),
  },
  "loyalty.buyproduct": { verb: "POST", cache: "P", needsPlayer: true, isKeyed: true, handle: buy },
};

function buy(call: PlayerCall) {
  const { player, parameters, world, locale } = call;
  const id = textOf(parameters, "id");
  if (!id) throw invalidParameters({ id: ["REQUIRED"] });
  const product = products.find((one) => String(one.id) === id);
  if (!product) throw invalidParameters({ id: ["WRONG_VALUE"] });
  if (!isAvailable(product, call))
    throw new Refusal("InvalidRequestException", { message: "Sold out, or the level is too low" });
  const { price, reward, name } = product;
  if (player.loyalty.points < price) {
    addNotice(player, "product", "debit", price);
    throw new Refusal("InvalidRequestException", { code: "INSUFFICIENT_POINTS", data: {} });
  }
  player.loyalty.points -= price;
  world.state.soldProducts.set(product.id, soldOf(product, call) + 1);
  grant(call, player, reward);
  addNotice(player, "product", "credit", price);
  return { points: player.loyalty.points, product_id: product.id, message: name[locale] };
}

function shownProduct(product: ProductRow, call: Call) {
  const { id, name, text, price, oldPrice, minLevel = 0 } = product;
  const { locale, base } = call;
  const image_url = `${base}/img/products/${id}.webp`;
  const left = countLeft(product, call);
  return {
    id,
    name: name[locale],
    description: { title: name[locale], text: text[locale], image_url },
    image_url,
    price,
    ...(oldPrice ? { old_price: oldPrice } : {}),
    ...(left === undefined ? {} : { count_left: left }),
    ...(minLevel ? { min_level: minLevel } : {}),
    is_available: isAvailable(product, call),
  };
}

function isAvailable(product: ProductRow, call: Call): boolean {
  const level = call.player ? levelOf(call.player).level : 1;
  return countLeft(product, call) !== 0 && level >= (product.minLevel ?? 0);
}

function countLeft(product: ProductRow, call: Call): number | undefined {
  return product.countLeft === undefined ? undefined : product.countLeft - soldOf(product, call);
}

function soldOf({ id }: ProductRow, { world }: Call): number {
  return world.state.soldProducts.get(id) ?? 0;
}
