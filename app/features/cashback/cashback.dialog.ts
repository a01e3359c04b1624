import { serverOnly$ } from "vite-env-only/macros";
import { lazyComponent } from "~/browser/runtime/lazy-component";
import { dialog } from "~/dialogs/declaration";
import { confirm, popup } from "~/dialogs/variant";
import { bonusBody, postBonus } from "~/features/bonuses/bonus.dialog";
import { paths } from "~/routing/paths";

export const unseenCashbackDialog = dialog({
  name: "unseenCashback",
  query: "cashback",
  variant: popup("small"),
  audience: "player",
  title: "dialogs.unseenCashback.title",
  body: lazyComponent(() => import("./cashback-dialog").then((part) => part.CashbackBody)),
  agree: {
    by: "post",
    label: "dialogs.ways.cashback",
    action: paths.cashback(),
    fields: (_, { id }) => ({ intent: "seen", id, to: paths.cashback() }),
  },
  reject: "common.close",
  closing: {
    action: paths.cashback(),
    fields: ({ here }, { id }) => ({ intent: "seen", id, to: here }),
  },
  loader: serverOnly$(() => import("./cashback-dialog.server").then((part) => part.loadUnseenCashback)),
  isDue: serverOnly$(() => import("./unseen-cashback.server").then((part) => part.isCashbackUnseen)),
});

export const cashbackRemoveDialog = dialog({
  name: "cashbackRemove",
  query: "cashback_remove",
  variant: confirm,
  audience: "player",
  title: "dialogs.cashbackRemove.title",
  text: "dialogs.cashbackRemove.text",
  body: bonusBody,
  agree: postBonus(paths.cashback(), "remove", "dialogs.cashbackRemove.agree"),
  reject: "dialogs.keepCashback",
  loader: serverOnly$(() => import("./cashback-dialog.server").then((part) => part.loadCashbackRemoval)),
});
