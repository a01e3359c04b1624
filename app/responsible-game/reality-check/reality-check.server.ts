import type { AppContext } from "~/context";
import { loadSessionSummary } from "~/games/play/session-summary/session-summary.server";
import { nextCheck } from "~/session/reality-check/reality-check.server";

/** Loads the reality check when it is due, else null. */
export async function loadRealityCheck(context: AppContext) {
  const at = await nextCheck(context);
  return at !== null && at <= Date.now() ? loadSessionSummary(context) : null;
}
