import { serverOnly$ } from "vite-env-only/macros";
import { lazyComponent } from "~/browser/runtime/lazy-component";
import { type DialogAgreement, dialog } from "~/dialogs/declaration";
import { confirm } from "~/dialogs/variant";
import { paths } from "~/routing/paths";

const limitBody = lazyComponent(() => import("./limit-question").then((part) => part.LimitQuestionBody));

/** Agreeing posts to the page of the limits, which shows the outcome. */
const askFor = (
  label: DialogAgreement["label"],
  wanted: (location: { id: string | null; type: string | null }) => Record<string, string>,
): DialogAgreement => ({
  by: "post",
  label,
  action: paths.responsibleGame(),
  fields: ({ token, ...location }) => ({ intent: "looserLimit", attempt: token ?? "", ...wanted(location) }),
});

export const limitRaiseDialog = dialog({
  name: "limitRaise",
  query: "limit_raise",
  variant: confirm,
  audience: "player",
  feature: "responsibleGaming",
  bundles: ["responsible"],
  title: "responsible.limit.raise.title",
  text: "responsible.limit.raise.text",
  body: limitBody,
  agree: askFor("responsible.limit.raise.agree", ({ id, type }) => ({
    limit_amount: id ?? "",
    period: type ?? "",
  })),
  reject: "responsible.limit.keep",
  easy: "reject",
  loader: serverOnly$(() => import("./limit-dialogs.server").then((part) => part.loadLimitRaise)),
});

export const limitLiftDialog = dialog({
  name: "limitLift",
  query: "limit_lift",
  variant: confirm,
  audience: "player",
  feature: "responsibleGaming",
  bundles: ["responsible"],
  title: "responsible.limit.lift.title",
  text: "responsible.limit.raise.text",
  body: limitBody,
  agree: askFor("responsible.limit.lift.agree", () => ({ period: "none" })),
  reject: "responsible.limit.keep",
  easy: "reject",
  loader: serverOnly$(() => import("./limit-dialogs.server").then((part) => part.loadLimitLift)),
});
