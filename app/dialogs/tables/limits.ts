import { confirm, popup } from "~/dialogs/variant";
import { paths } from "~/paths";
import { lazyPart } from "~/runtime/lazy-part";
import { type DialogAgreement, dialog } from "../entry";

const limitBody = lazyPart(() =>
  import("~/responsible-game/limit/limit-question").then((part) => part.LimitQuestionBody),
);

/** Agreeing posts to the page of the limits, which shows the outcome. */
const askFor = (
  label: DialogAgreement["label"],
  wanted: (place: { id: string | null; type: string | null }) => Record<string, string>,
): DialogAgreement => ({
  by: "post",
  label,
  action: paths.responsibleGame(),
  fields: ({ token, ...place }) => ({ intent: "looserLimit", attempt: token ?? "", ...wanted(place) }),
});

/** Dialogs of responsible gaming: limits, reality check, self-exclusion. */
export const limitsDialogs = {
  limitRaise: dialog({
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
  }),
  limitLift: dialog({
    variant: confirm,
    audience: "player",
    feature: "responsibleGaming",
    bundles: ["responsible"],
    title: "responsible.limit.lift.title",
    text: "responsible.limit.raise.text",
    body: limitBody,
    agree: askFor("responsible.limit.lift.agree", () => ({ period: "none" })),
    reject: "responsible.limit.keep",
  }),
  realityCheck: dialog({
    variant: popup("small"),
    audience: "player",
    feature: "responsibleGaming",
    bundles: ["responsible", "play"],
    title: "responsible.check.ask",
    icon: "clock",
    body: lazyPart(() =>
      import("~/responsible-game/check/reality-check").then((part) => part.RealityCheckBody),
    ),
  }),
  selfExclusion: dialog({
    variant: confirm,
    audience: "player",
    feature: "responsibleGaming",
    bundles: ["responsible", "profile"],
    title: "responsible.exclusion.ask.title",
    body: lazyPart(() =>
      import("~/responsible-game/exclusion/exclusion-question").then((part) => part.ExclusionQuestionBody),
    ),
    agree: {
      by: "post",
      label: "responsible.exclusion.ask.agree",
      action: paths.responsibleGame(),
      fields: ({ id, token }) => ({ intent: "exclude", attempt: token ?? "", period: id ?? "" }),
    },
    reject: "responsible.exclusion.ask.reject",
  }),
};
