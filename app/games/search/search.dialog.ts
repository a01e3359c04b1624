import { serverOnly$ } from "vite-env-only/macros";
import { dialog } from "~/dialogs/declaration";
import { curtain } from "~/dialogs/variant";
import { lazyPart } from "~/runtime/lazy-part";

export const gamesSearchDialog = dialog({
  name: "gamesSearch",
  query: "search",
  variant: curtain("medium", "top"),
  audience: "all",
  bundles: ["search"],
  title: "common.searchGames",
  body: lazyPart(() => import("./search-dialog").then((part) => part.SearchBody)),
  loader: serverOnly$(() => import("./search.server").then((part) => part.loadSearchDialog)),
});
