import type { AppContext } from "~/context/app-context";
import { optionalRead } from "~/platform/optional-read.server";
import { type IdleLimits, idleLimits } from "./idle-limits";

/** The times after which an idle player is acted upon on this site. */
export async function readIdleLimits({
  config,
  platform,
}: Pick<AppContext, "config" | "platform">): Promise<IdleLimits | undefined> {
  return idleLimits(await optionalRead(platform.gates(), null), config.market?.session.idleMinutes);
}
