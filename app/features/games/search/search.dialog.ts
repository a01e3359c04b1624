import { serverOnly$ } from "vite-env-only/macros";
import { lazyComponent } from "~/browser/runtime/lazy-component";
import { dialog } from "~/dialogs/declaration";
import { curtain } from "~/dialogs/variant";

export const gamesSearchDialog = dialog({
  name: "gamesSearch",
  query: "search",
  variant: curtain("large", "top"),
  audience: "all",
  bundles: ["search"],
  title: "common.searchGames",
  body: lazyComponent(() => import("./search-dialog").then((part) => part.SearchBody)),
  loader: serverOnly$(() => import("./search.server").then((part) => part.loadSearchDialog)),
});
