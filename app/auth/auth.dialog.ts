import { serverOnly$ } from "vite-env-only/macros";
import { type DialogDeclaration, dialog } from "~/dialogs/declaration";
import { popup } from "~/dialogs/variant";
import { paths } from "~/paths";
import { lazyPart } from "~/runtime/lazy-part";

type View = "authorization" | "restore" | "twofa" | "registration" | "socialRegistration";

/** With the views, so that the dialog opens whole. */
async function loadBody() {
  const [{ AuthDialog }, { prepareViews }] = await Promise.all([
    import("./auth-dialogs"),
    import("./views/auth-view-body"),
    import("./views/current-view"),
  ]);
  await prepareViews();
  return AuthDialog;
}

const authDialog = <Name extends View>(
  name: Name,
  more: Pick<DialogDeclaration, "leave"> & Partial<Pick<DialogDeclaration, "audience">> = {},
) =>
  dialog({
    name,
    variant: popup("small"),
    audience: "visitor",
    bundles: ["auth"],
    title: `auth.views.${name}`,
    body: lazyPart(loadBody),
    loader: serverOnly$(() => import("./auth-data.server").then((part) => part.loadAuthDialog(name))),
    ...more,
  });

export const authorizationDialog = authDialog("authorization");
export const restoreDialog = authDialog("restore");
export const twofaDialog = authDialog("twofa");
export const registrationDialog = authDialog("registration");
export const socialRegistrationDialog = authDialog("socialRegistration", {
  audience: "player",
  leave: { label: "common.signOut", action: paths.logout() },
});
