import { serverOnly$ } from "vite-env-only/macros";
import { lazyComponent } from "~/browser/runtime/lazy-component";
import { dialog } from "~/dialogs/declaration";
import { popup } from "~/dialogs/variant";

export const realityCheckDialog = dialog({
  name: "realityCheck",
  query: "reality_check",
  variant: popup("small"),
  audience: "player",
  bundles: ["responsible", "play"],
  isDue: serverOnly$(() => import("./reality-check.server").then((part) => part.isCheckDue)),
  title: "responsible.check.ask",
  icon: "clock",
  body: lazyComponent(() => import("./reality-check").then((part) => part.RealityCheckBody)),
  loader: serverOnly$(() => import("./reality-check.server").then((part) => part.loadRealityCheck)),
});
