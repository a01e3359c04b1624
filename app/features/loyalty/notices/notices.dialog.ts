import { serverOnly$ } from "vite-env-only/macros";
import { lazyComponent } from "~/browser/runtime/lazy-component";
import { dialog } from "~/dialogs/declaration";
import { curtain } from "~/dialogs/variant";
import { paths } from "~/routing/paths";

export const loyaltyNoticesDialog = dialog({
  name: "loyaltyNotices",
  query: "notices",
  variant: curtain("small", "right"),
  feature: "loyalty",
  audience: "player",
  bundles: ["notices"],
  title: "notices.title",
  body: lazyComponent(() => import("./notices-dialog").then((part) => part.NoticesBody)),
  actions: [{ label: "dialogs.ways.loyalty", to: paths.loyalty }],
  loader: serverOnly$(() => import("./notices-dialog.server").then((part) => part.loadNotices)),
});
