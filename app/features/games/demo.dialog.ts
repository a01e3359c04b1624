import { serverOnly$ } from "vite-env-only/macros";
import { lazyComponent } from "~/browser/runtime/lazy-component";
import { dialog } from "~/dialogs/declaration";
import { popup } from "~/dialogs/variant";
import { paths } from "~/routing/paths";

/** Redirects back to the game after signing in or registering. */
const backToGame = (id: string | null) => (id ? { redirectUrl: paths.game(id) } : undefined);

export const demoModeDialog = dialog({
  name: "demoMode",
  query: "demo",
  variant: popup("small"),
  feature: "demo",
  audience: "visitor",
  title: "dialogs.demoMode.title",
  icon: "play",
  text: "dialogs.demoMode.text",
  body: lazyComponent(() => import("./demo-dialog").then((part) => part.DemoBody)),
  actions: [
    { label: "common.signUp", to: ({ id }) => ({ show_popup_reg: "", ...backToGame(id) }) },
    { label: "common.signIn", to: ({ id }) => ({ show_popup_auth: "", ...backToGame(id) }) },
  ],
  loader: serverOnly$(() => import("./demo-dialog.server").then((part) => part.loadDemoGame)),
});
