import { serverOnly$ } from "vite-env-only/macros";
import { lazyComponent } from "~/browser/runtime/lazy-component";
import { dialog } from "~/dialogs/declaration";
import { confirm } from "~/dialogs/variant";
import { paths } from "~/routing/paths";

export const cancelWithdrawalDialog = dialog({
  name: "cancelWithdrawal",
  query: "cancel_withdrawal",
  variant: confirm,
  audience: "player",
  bundles: ["withdraw"],
  title: "withdraw.cancel.title",
  text: "withdraw.cancel.text",
  body: lazyComponent(() => import("./cancel-dialog").then((part) => part.CancelBody)),
  agree: {
    by: "post",
    label: "withdraw.cancel.submit",
    action: paths.withdraw(),
    fields: ({ id, here, token }) => ({ intent: "cancel", id: id ?? "", from: here, _token: token ?? "" }),
  },
  reject: "withdraw.cancel.reject",
  easy: "reject",
  loader: serverOnly$(() => import("./cancel-dialog.server").then((part) => part.loadCancel)),
});
