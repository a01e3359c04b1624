import { serverOnly$ } from "vite-env-only/macros";
import { lazyComponent } from "~/browser/runtime/lazy-component";
import { dialog } from "~/dialogs/declaration";
import { curtain } from "~/dialogs/variant";

export const hallProvidersDialog = dialog({
  name: "hallProviders",
  query: "providers",
  variant: curtain("medium", "right"),
  audience: "all",
  bundles: ["games"],
  title: "games.picker.title",
  body: lazyComponent(() => import("./provider-picker").then((part) => part.ProviderPicker)),
  loader: serverOnly$(() => import("./provider-picker.server").then((part) => part.loadProviderPicker)),
});
