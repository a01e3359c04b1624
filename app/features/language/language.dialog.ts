import { serverOnly$ } from "vite-env-only/macros";
import { lazyComponent } from "~/browser/runtime/lazy-component";
import { dialog } from "~/dialogs/declaration";
import { popup } from "~/dialogs/variant";

export const languageDialog = dialog({
  name: "language",
  query: "language",
  variant: popup(),
  audience: "all",
  title: "common.language",
  body: lazyComponent(() => import("./language-dialog").then((part) => part.LanguageList)),
  loader: serverOnly$(() => import("./language-dialog.server").then((part) => part.loadLanguages)),
});
