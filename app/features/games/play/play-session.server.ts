import type { AppContext } from "~/context/app-context";
import { sessionStart } from "~/session/player.server";
import { readSessionLimits } from "~/session/session-limits";
import { loadSessionNet, type SessionNet } from "./session-net/session-net.server";

/** What is shown beside a running game or the sportsbook; times in milliseconds. */
export interface PlaySession {
  /** The server's time. */
  now: number;
  /** Since when time is counted: the sign-in, or the opening of this page where the market says so. */
  since: number | null;
  /** The market demands it: visible at every width, and over a game in full screen. */
  isDemanded: boolean;
  /** When the time ends that the player has set; null: none. */
  endsAt: number | null;
  /** What was won or lost since then, where the market demands it. */
  net?: SessionNet;
}

/** The session of a player, as the market wants it shown. */
export async function loadPlaySession(context: AppContext): Promise<PlaySession> {
  const now = Date.now();
  const { elapsed, net } = context.config.market?.time ?? {};
  const since = elapsed === "game" ? now : sessionStart(context.cookies, now);
  return {
    now,
    since,
    endsAt: readSessionLimits(context.cookies)?.endsAt ?? null,
    isDemanded: elapsed !== undefined || net === true,
    ...(net && { net: await loadSessionNet(context, since ?? 0) }),
  };
}
