import { serverOnly$ } from "vite-env-only/macros";
import { lazyComponent } from "~/browser/runtime/lazy-component";
import { type DialogAction, type DialogAgreement, dialog } from "~/dialogs/declaration";
import { confirm } from "~/dialogs/variant";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { paths } from "~/routing/paths";

export const toBonuses: DialogAction = { label: "dialogs.ways.bonuses", to: paths.bonuses };

export const bonusBody = lazyComponent(() => import("./bonus-dialogs").then((part) => part.BonusCard));

/** Agreeing posts to the page of the list, which shows the outcome. */
export const postBonus = (action: string, intent: string, label: MessageKey): DialogAgreement => ({
  by: "post",
  label,
  action,
  fields: ({ id, type, token }) => ({
    intent,
    id: id ?? "",
    type: type === "betting" ? type : "casino",
    attempt: token ?? "",
  }),
});

export const burnBonusesDialog = dialog({
  name: "burnBonuses",
  query: "burn_bonuses",
  variant: confirm,
  audience: "player",
  title: "dialogs.burnBonuses.title",
  text: "dialogs.burnBonuses.text",
  body: lazyComponent(() => import("./bonus-dialogs").then((part) => part.BurningSum)),
  agree: {
    by: "way",
    label: "dialogs.ways.withdraw",
    to: ({ id }) => paths.withdraw({ method: id ?? undefined, burn: "agreed" }),
  },
  reject: "dialogs.keepBonuses",
  loader: serverOnly$(() => import("./bonus-dialogs.server").then((part) => part.loadBurningSum)),
});

export const bonusActivateDialog = dialog({
  name: "bonusActivate",
  query: "bonus_activate",
  variant: confirm,
  audience: "player",
  title: "dialogs.bonusActivate.title",
  text: "dialogs.bonusActivate.text",
  body: bonusBody,
  agree: postBonus(paths.bonuses(), "activate", "dialogs.bonusActivate.agree"),
  loader: serverOnly$(() =>
    import("./bonus-dialogs.server").then((part) => part.loadBonusConfirm("activate")),
  ),
});

export const bonusRemoveDialog = dialog({
  name: "bonusRemove",
  query: "bonus_remove",
  variant: confirm,
  audience: "player",
  title: "dialogs.bonusRemove.title",
  text: "dialogs.bonusRemove.text",
  body: bonusBody,
  agree: postBonus(paths.bonuses(), "remove", "dialogs.bonusRemove.agree"),
  reject: "dialogs.keepBonus",
  loader: serverOnly$(() => import("./bonus-dialogs.server").then((part) => part.loadBonusConfirm("remove"))),
});

export const bettingBonusActivatedDialog = dialog({
  name: "bettingBonusActivated",
  query: "betting_bonus_activated",
  variant: confirm,
  audience: "player",
  title: "dialogs.bettingBonusActivated.title",
  text: "dialogs.bettingBonusActivated.text",
  body: bonusBody,
  agree: { by: "way", label: "dialogs.ways.betting", to: () => paths.betting() },
  reject: "common.close",
  loader: serverOnly$(() => import("./bonus-dialogs.server").then((part) => part.loadActivatedBonus)),
});
