import { serverOnly$ } from "vite-env-only/macros";
import { dialog } from "~/dialogs/declaration";
import { curtain } from "~/dialogs/variant";
import { lazyComponent } from "~/runtime/lazy-component";

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
