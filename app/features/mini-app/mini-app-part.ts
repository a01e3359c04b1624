import type { RuntimeContext } from "~/browser/runtime/part";
import { readJson } from "~/browser/runtime/read-json";
import type { MiniApp } from "~/features/mini-app/mini-app";
import { paths } from "~/routing/paths";
import { confirmClosing } from "./bridges/confirm-closing";
import { expandWebApp } from "./bridges/expand-web-app";
import { followInsets } from "./bridges/follow-insets";
import { followTheme } from "./bridges/follow-theme";
import { goBack } from "./bridges/go-back";
import { openLinks } from "./bridges/open-links";
import { vibrate } from "./bridges/vibrate";
import type { MiniAppSettings } from "./mini-app-settings";
import { loadWebApp } from "./web-app";

/** Integrations with the messenger in their order of start, each with the API version that introduced it. */
const bridges: readonly { since: string; begin: (miniApp: MiniApp) => undefined | (() => void) }[] = [
  { since: "6.0", begin: showBackdrop },
  { since: "7.7", begin: ({ app }) => void app.disableVerticalSwipes() },
  { since: "6.1", begin: followTheme },
  { since: "6.0", begin: followInsets },
  { since: "8.0", begin: expandWebApp },
  { since: "6.1", begin: goBack },
  { since: "6.1", begin: vibrate },
  { since: "6.2", begin: confirmClosing },
  { since: "6.1", begin: openLinks },
];

/** Starts the integrations when a messenger has opened the site (docs/product.md#4). */
export function start(runtime: RuntimeContext): () => void {
  const stops: (() => void)[] = [];
  let isOver = false;

  async function begin() {
    const settings = await readJson<MiniAppSettings>(paths.miniApp(), ["scriptUrl"]);
    // Either the operator has no mini-app any more, or the server has logged the failure.
    if (!settings) return;
    const app = await loadWebApp(settings);
    if (isOver) return;
    for (const integration of bridges) {
      const stop = app.isVersionAtLeast(integration.since) && integration.begin({ app, settings, runtime });
      if (stop) stops.push(stop);
    }
  }

  begin().catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: failures of another's script are logged, and the site works without it
    console.warn(`mini-app: ${error}`);
  });
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
}

function showBackdrop({ app }: MiniApp): undefined {
  app.ready();
  app.expand();
}
