import type { AppContext } from "~/context/app-context";
import {
  loadSessionSummary,
  type SessionSummary,
} from "~/features/games/play/session-summary/session-summary.server";
import { sessionStart } from "~/session/player.server";
import { nextCheck } from "~/session/reality-check/reality-check.server";
import { settleSection } from "~/shell/sections/page-section";

/** What a reality check may show, and the ways that it may offer. */
const checkParts = ["time", "net", "history", "limits", "signOut"] as const;

export interface RealityCheck extends SessionSummary {
  shows: readonly (typeof checkParts)[number][];
  /** How long nothing can be launched once it is answered. */
  breakMinutes: number | undefined;
}

/** Whether a reality check is due. */
export async function isCheckDue(context: AppContext): Promise<boolean> {
  const at = await nextCheck(context);
  return at !== null && at <= Date.now();
}

/** Loads the reality check when it is due, else null. */
export async function loadRealityCheck(context: AppContext) {
  const now = Date.now();
  const since = sessionStart(context.cookies, now);
  if (since === null || !(await isCheckDue(context))) return null;
  const { check } = context.config.market ?? {};
  const read = await settleSection(context, loadSessionSummary(context));
  // A check that the market requires is shown even if the rounds cannot be read.
  const summary = read.ok ? read.value?.data : undefined;
  if (!summary && !check) return null;
  const data: RealityCheck = {
    ...(summary ?? { now, since, totals: [], isCut: false, isUnknown: true }),
    shows: check?.shows ?? checkParts,
    breakMinutes: check?.breakMinutes,
  };
  return { data };
}
