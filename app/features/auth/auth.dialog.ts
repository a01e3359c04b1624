import { serverOnly$ } from "vite-env-only/macros";
import { lazyComponent } from "~/browser/runtime/lazy-component";
import { type DialogDeclaration, dialog } from "~/dialogs/declaration";
import { popup } from "~/dialogs/variant";
import { paths } from "~/routing/paths";

type View = "authorization" | "restore" | "twofa" | "registration" | "socialRegistration";

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
    body: lazyComponent(() => import("./auth-dialogs").then((part) => part.AuthDialog)),
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
