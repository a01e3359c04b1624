import { serverOnly$ } from "vite-env-only/macros";
import { dialog } from "~/dialogs/declaration";
import { curtain } from "~/dialogs/variant";
import { lazyPart } from "~/runtime/lazy-part";

export const hallProvidersDialog = dialog({
  name: "hallProviders",
  query: "providers",
  variant: curtain("medium", "right"),
  audience: "all",
  bundles: ["games"],
  title: "games.picker.title",
  body: lazyPart(() => import("./provider-picker").then((part) => part.ProviderPicker)),
  loader: serverOnly$(() => import("./provider-picker.server").then((part) => part.loadProviderPicker)),
});
