import { serverOnly$ } from "vite-env-only/macros";
import { dialog } from "~/dialogs/declaration";
import { confirm } from "~/dialogs/variant";
import { paths } from "~/routing/paths";

export const confirmEmailDialog = dialog({
  name: "confirmEmail",
  query: "email",
  variant: confirm,
  audience: "player",
  title: "dialogs.confirmEmail.title",
  text: "dialogs.confirmEmail.text",
  agree: {
    by: "way",
    label: "dialogs.ways.contacts",
    to: ({ here }) => paths.profileSettings({ from: here, toastType: "need_contact" }),
  },
  reject: "dialogs.later",
  loader: serverOnly$(() => import("./confirm-contact.server").then((part) => part.loadConfirmContact)),
});

/** The same after a registration, opened automatically: both buttons post, so that it is not shown again. */
export const newcomerEmailDialog = dialog({
  name: "newcomerEmail",
  variant: confirm,
  audience: "player",
  title: "dialogs.confirmEmail.title",
  text: "dialogs.confirmEmail.text",
  agree: {
    by: "post",
    label: "dialogs.ways.contacts",
    action: paths.loginPrompt(),
    fields: ({ here }) => ({
      name: "email",
      to: paths.profileSettings({ from: here, toastType: "need_contact" }),
    }),
  },
  reject: "dialogs.later",
  closing: { action: paths.loginPrompt(), fields: ({ here }) => ({ name: "email", to: here }) },
  isDue: serverOnly$(() => import("./newcomer-email.server").then((part) => part.isEmailToConfirm)),
});
