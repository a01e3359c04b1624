import { serverOnly$ } from "vite-env-only/macros";
import { lazyComponent } from "~/browser/runtime/lazy-component";
import { dialog } from "~/dialogs/declaration";
import { popup } from "~/dialogs/variant";
import { paths } from "~/routing/paths";

export const loyaltyQuestDialog = dialog({
  name: "loyaltyQuest",
  query: "quest",
  variant: popup(),
  feature: "loyalty",
  audience: "all",
  title: "dialogs.loyaltyQuest.title",
  bundles: ["loyalty"],
  body: lazyComponent(() => import("./quest-dialog").then((part) => part.QuestCard)),
  actions: [
    { label: "dialogs.ways.games", to: paths.allGames },
    { label: "dialogs.ways.loyalty", to: paths.loyalty },
  ],
  loader: serverOnly$(() => import("./quest-dialog.server").then((part) => part.loadQuest)),
});
