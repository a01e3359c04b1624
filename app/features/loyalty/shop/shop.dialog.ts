import { serverOnly$ } from "vite-env-only/macros";
import { lazyComponent } from "~/browser/runtime/lazy-component";
import { dialog } from "~/dialogs/declaration";
import { confirm, popup } from "~/dialogs/variant";
import { toBonuses } from "~/features/bonuses/bonus.dialog";
import { postTo } from "~/features/loyalty/post-to";
import { paths } from "~/routing/paths";

const pricedBody = lazyComponent(() => import("./shop-dialogs").then((part) => part.PricedCard));

export const loyaltyBuyDialog = dialog({
  name: "loyaltyBuy",
  query: "buy_product",
  variant: confirm,
  feature: "loyaltyShop",
  audience: "player",
  title: "dialogs.loyaltyBuy.title",
  bundles: ["loyalty", "loyaltyShop"],
  body: pricedBody,
  agree: postTo(paths.loyaltyShop(), "buy", "loyaltyShop.buy"),
  loader: serverOnly$(() => import("./shop-dialogs.server").then((part) => part.loadPurchaseConfirm)),
});

export const loyaltyBoughtDialog = dialog({
  name: "loyaltyBought",
  query: "product_bought",
  variant: popup("small"),
  feature: "loyaltyShop",
  audience: "player",
  title: "dialogs.loyaltyBought.title",
  icon: "success",
  text: "dialogs.loyaltyBought.text",
  bundles: ["loyalty", "loyaltyShop"],
  body: lazyComponent(() => import("./shop-dialogs").then((part) => part.BoughtThing)),
  actions: [toBonuses, { label: "dialogs.ways.shop", to: paths.loyaltyShop }],
  loader: serverOnly$(() =>
    import("~/features/promotions/reward-dialogs.server").then((part) => part.loadDone("product_bought")),
  ),
});

export const loyaltyInsufficientDialog = dialog({
  name: "loyaltyInsufficient",
  query: "insufficient_points",
  variant: popup("small"),
  feature: "loyalty",
  audience: "player",
  title: "dialogs.loyaltyInsufficient.title",
  icon: "coins",
  text: "dialogs.loyaltyInsufficient.text",
  bundles: ["loyalty"],
  body: pricedBody,
  actions: [{ label: "dialogs.ways.quests", to: paths.loyalty }],
  loader: serverOnly$(() => import("./shop-dialogs.server").then((part) => part.loadUnaffordable)),
});
