import { serverOnly$ } from "vite-env-only/macros";
import { lazyComponent } from "~/browser/runtime/lazy-component";
import { dialog } from "~/dialogs/declaration";
import { popup } from "~/dialogs/variant";
import { paths } from "~/routing/paths";

export const sessionSummaryDialog = dialog({
  name: "sessionSummary",
  query: "session",
  variant: popup("small"),
  audience: "player",
  bundles: ["play"],
  title: "play.sitting.title",
  icon: "clock",
  body: lazyComponent(() => import("./session-summary-body").then((part) => part.SessionSummaryBody)),
  actions: [
    { label: "play.sitting.limits", feature: "responsibleGaming", to: paths.responsibleGame },
    { label: "play.sitting.rounds", feature: "betHistory", to: () => paths.bets() },
  ],
  loader: serverOnly$(() => import("./session-summary.server").then((part) => part.loadSessionSummary)),
});
