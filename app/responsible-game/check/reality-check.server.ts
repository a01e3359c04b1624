import type { AppContext } from "~/context";
import { loadSitting } from "~/games/play/sitting/sitting.server";
import { nextCheck } from "~/session/reality-check.server";

/** The check that is due; null for whoever asks for one before. */
export async function loadRealityCheck(context: AppContext) {
  const at = await nextCheck(context);
  return at !== null && at <= Date.now() ? loadSitting(context) : null;
}
