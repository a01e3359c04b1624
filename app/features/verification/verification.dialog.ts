import { serverOnly$ } from "vite-env-only/macros";
import { lazyComponent } from "~/browser/runtime/lazy-component";
import { dialog } from "~/dialogs/declaration";
import { popup } from "~/dialogs/variant";
import { paths } from "~/routing/paths";

export const verificationDialog = dialog({
  name: "verification",
  query: "verification",
  variant: popup("small"),
  feature: "identityVerification",
  audience: "player",
  title: "dialogs.verification.title",
  icon: "shield",
  body: lazyComponent(() => import("./verification-dialog").then((part) => part.VerificationBody)),
  actions: [
    {
      label: "dialogs.ways.verification",
      to: ({ here, id }) => paths.verification({ action: id ?? undefined, from: here }),
    },
  ],
  loader: serverOnly$(() => import("./verification-dialog.server").then((part) => part.loadVerification)),
});
