import { serverOnly$ } from "vite-env-only/macros";
import { dialog } from "~/dialogs/declaration";
import { popup } from "~/dialogs/variant";
import { lazyPart } from "~/runtime/lazy-part";

export const languageDialog = dialog({
  name: "language",
  query: "language",
  variant: popup(),
  audience: "all",
  title: "common.language",
  body: lazyPart(() => import("./language-dialog").then((part) => part.LanguageList)),
  loader: serverOnly$(() => import("./language-dialog.server").then((part) => part.loadLanguages)),
});
