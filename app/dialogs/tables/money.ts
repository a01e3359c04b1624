import { confirm } from "~/dialogs/variant";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { paths } from "~/paths";
import { lazyPart } from "~/runtime/lazy-part";
import { type DialogAgreement, dialog } from "../entry";

const bonusBody = lazyPart(() => import("~/bonuses/bonus-dialogs").then((part) => part.BonusCard));

/** Agreeing posts to the page of the list, which shows the outcome. */
const postTo = (action: string, intent: string, label: MessageKey): DialogAgreement => ({
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

/** Dialogs of bonuses and withdrawals. */
export const moneyDialogs = {
  burnBonuses: dialog({
    variant: confirm,
    audience: "player",
    title: "dialogs.burnBonuses.title",
    text: "dialogs.burnBonuses.text",
    body: lazyPart(() => import("~/bonuses/bonus-dialogs").then((part) => part.BurningSum)),
    agree: {
      by: "way",
      label: "dialogs.ways.withdraw",
      to: ({ id }) => paths.withdraw({ method: id ?? undefined, burn: "agreed" }),
    },
    reject: "dialogs.keepBonuses",
  }),
  cancelWithdrawal: dialog({
    variant: confirm,
    audience: "player",
    bundles: ["withdraw"],
    title: "withdraw.cancel.title",
    text: "withdraw.cancel.text",
    body: lazyPart(() => import("~/cashier/withdraw/cancel/cancel-dialog").then((part) => part.CancelBody)),
    agree: {
      by: "post",
      label: "withdraw.cancel.submit",
      action: paths.withdraw(),
      fields: ({ id, here, token }) => ({ intent: "cancel", id: id ?? "", from: here, _token: token ?? "" }),
    },
    reject: "withdraw.cancel.reject",
  }),
  bonusActivate: dialog({
    variant: confirm,
    audience: "player",
    title: "dialogs.bonusActivate.title",
    text: "dialogs.bonusActivate.text",
    body: bonusBody,
    agree: postTo(paths.bonuses(), "activate", "dialogs.bonusActivate.agree"),
  }),
  bonusRemove: dialog({
    variant: confirm,
    audience: "player",
    title: "dialogs.bonusRemove.title",
    text: "dialogs.bonusRemove.text",
    body: bonusBody,
    agree: postTo(paths.bonuses(), "remove", "dialogs.bonusRemove.agree"),
    reject: "dialogs.keepBonus",
  }),
  cashbackRemove: dialog({
    variant: confirm,
    audience: "player",
    title: "dialogs.cashbackRemove.title",
    text: "dialogs.cashbackRemove.text",
    body: bonusBody,
    agree: postTo(paths.cashback(), "remove", "dialogs.cashbackRemove.agree"),
    reject: "dialogs.keepCashback",
  }),
  bettingBonusActivated: dialog({
    variant: confirm,
    audience: "player",
    title: "dialogs.bettingBonusActivated.title",
    text: "dialogs.bettingBonusActivated.text",
    body: bonusBody,
    agree: { by: "way", label: "dialogs.ways.betting", to: paths.betting },
    reject: "common.close",
  }),
};
