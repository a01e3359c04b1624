import { serverOnly$ } from "vite-env-only/macros";
import { lazyComponent } from "~/browser/runtime/lazy-component";
import { dialog } from "~/dialogs/declaration";
import { popup } from "~/dialogs/variant";
import { toBonuses } from "~/features/bonuses/bonus.dialog";

const rewardsBody = lazyComponent(() => import("./reward-dialogs").then((part) => part.GivenRewards));

export const promoActivatedDialog = dialog({
  name: "promoActivated",
  query: "promo_activated",
  variant: popup("small"),
  audience: "player",
  title: "dialogs.promoActivated.title",
  icon: "success",
  text: "dialogs.promoActivated.text",
  body: rewardsBody,
  actions: [toBonuses],
  loader: serverOnly$(() =>
    import("./reward-dialogs.server").then((part) => part.loadDone("promo_activated")),
  ),
});

export const offerTakenDialog = dialog({
  name: "offerTaken",
  query: "offer_taken",
  variant: popup("small"),
  audience: "player",
  title: "dialogs.offerTaken.title",
  icon: "success",
  text: "dialogs.promoActivated.text",
  body: rewardsBody,
  actions: [toBonuses],
  loader: serverOnly$(() => import("./reward-dialogs.server").then((part) => part.loadDone("offer_taken"))),
});
