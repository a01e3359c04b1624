import { serverOnly$ } from "vite-env-only/macros";
import { lazyComponent } from "~/browser/runtime/lazy-component";
import { dialog } from "~/dialogs/declaration";
import { confirm } from "~/dialogs/variant";
import { paths } from "~/routing/paths";

export const selfExclusionDialog = dialog({
  name: "selfExclusion",
  query: "self_exclusion",
  variant: confirm,
  audience: "player",
  feature: "responsibleGaming",
  bundles: ["responsible", "profile"],
  title: "responsible.exclusion.ask.title",
  body: lazyComponent(() => import("./exclusion-question").then((part) => part.ExclusionQuestionBody)),
  agree: {
    by: "post",
    label: "responsible.exclusion.ask.agree",
    action: paths.responsibleGame(),
    fields: ({ id, token }) => ({ intent: "exclude", attempt: token ?? "", period: id ?? "" }),
  },
  reject: "responsible.exclusion.ask.reject",
  easy: "none",
  loader: serverOnly$(() => import("./exclusion-dialog.server").then((part) => part.loadSelfExclusion)),
});
