import { lazyComponent } from "~/browser/runtime/lazy-component";
import { dialog } from "~/dialogs/declaration";
import { confirm } from "~/dialogs/variant";

export const interactivityDialog = dialog({
  name: "interactivity",
  variant: confirm,
  audience: "player",
  title: "dialogs.interactivity.title",
  icon: "clock",
  text: "dialogs.interactivity.text",
  body: lazyComponent(() => import("./idle-countdown").then((part) => part.IdleCountdown)),
  // Any click counts as activity, so a link to the current page is enough.
  agree: { by: "way", label: "dialogs.interactivity.stay", to: ({ here }) => here },
  isForced: true,
});
