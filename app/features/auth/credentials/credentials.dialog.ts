import { serverOnly$ } from "vite-env-only/macros";
import { lazyComponent } from "~/browser/runtime/lazy-component";
import { dialog } from "~/dialogs/declaration";
import { popup } from "~/dialogs/variant";

export const credentialsDialog = dialog({
  name: "credentials",
  query: "credentials",
  variant: popup("small"),
  audience: "player",
  bundles: ["auth"],
  title: "auth.credentials.title",
  icon: "lock",
  text: "auth.credentials.text",
  body: lazyComponent(() => import("./credentials-dialog").then((part) => part.CredentialsBody)),
  actions: [{ label: "auth.credentials.kept", to: ({ here }) => here }],
  isForced: true,
  loader: serverOnly$(() => import("./credentials.server").then((part) => part.loadCredentials)),
});
