import { botAddress } from "~/content/config/messenger";
import type { AppContext } from "~/context/app-context";
import { loadDialog } from "~/dialogs/load-dialog.server";
import type { DialogOfRoot } from "~/dialogs/loaded-dialog";
import { takeFlash } from "~/session/flash/flash.server";
import { nextCheck } from "~/session/reality-check/reality-check.server";
import type { RootData } from "./root-data";

/** What is one visitor's own over every page. */
export async function readOwnRoot(
  context: AppContext,
): Promise<Pick<RootData, "check" | "flash"> & DialogOfRoot> {
  const [config, dialog] = await Promise.all([context.content.config(), loadDialog(context)]);
  const check = await nextCheck(context);
  return {
    check: check === null ? undefined : { at: check, now: Date.now() },
    dialog,
    flash: takeFlash(context, { bot: botAddress(config) }),
  };
}
