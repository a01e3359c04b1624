import type { AppContext } from "~/context";
import { dueNotices } from "~/market/notices/due-notices.server";
import { launchHold } from "~/session/reality-check/check-clock";

/** Why a player may not start a game now, by the rules of the market. */
export async function holdOf(context: AppContext) {
  const held = launchHold(context.cookies, context.config);
  if (held) return held;
  return (await dueNotices(context, ["firstBet"])).length > 0 ? { why: "notice" as const } : undefined;
}
