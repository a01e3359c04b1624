import type { AppContext } from "~/context";
import { sessionStart } from "~/session/player.server";
import { type SessionTotals, totalsSince } from "./session-summary";

/** The longest list the platform gives in one reply (contract 1.6). */
const ROUNDS = 300;

export interface SessionSummary {
  now: number;
  since: number;
  totals: SessionTotals[];
  /** There may have been more rounds than could be counted. */
  isCut: boolean;
}

/** How long the player has been here, and what has come of it. Null when it is not known since when. */
export async function loadSessionSummary(context: AppContext): Promise<{ data: SessionSummary } | null> {
  const now = Date.now();
  const since = sessionStart(context.cookies, now);
  if (since === null) return null;
  const { items } = await context.platform.call("games.getHistory", {
    count: ROUNDS,
    // A day is as fine as the platform looks; the rest is ours.
    date_from: new Date(since).toISOString().slice(0, 10),
  });
  const oldest = items.at(-1);
  const isCut = items.length === ROUNDS && oldest !== undefined && Date.parse(oldest.created_at) >= since;
  return { data: { now, since, totals: totalsSince(items, since), isCut } };
}
