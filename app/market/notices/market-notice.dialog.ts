import { serverOnly$ } from "vite-env-only/macros";
import { lazyComponent } from "~/browser/runtime/lazy-component";
import { dialog } from "~/dialogs/declaration";
import { popup } from "~/dialogs/variant";

export const marketNoticeDialog = dialog({
  name: "marketNotice",
  variant: popup("small"),
  audience: "player",
  bundles: ["responsible"],
  title: "dialogs.marketNotice.title",
  icon: "info",
  isDue: serverOnly$(() => import("./market-notice.server").then((part) => part.isNoticeDue)),
  body: lazyComponent(() => import("./market-notice").then((part) => part.MarketNoticeBody)),
  loader: serverOnly$(() => import("./market-notice.server").then((part) => part.loadMarketNotice)),
});
