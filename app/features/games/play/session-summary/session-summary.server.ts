import type { AppContext } from "~/context/app-context";
import { sessionStart } from "~/session/player.server";
import { type BestRound, bestRound, type SessionTotals, totalsSince } from "./session-summary";

/** The longest list of one platform reply (docs/contract.md#1.6). */
const ROUNDS = 300;

export interface SessionSummary {
  now: number;
  since: number;
  totals: SessionTotals[];
  best?: BestRound;
  /** Whether the session may have more rounds than were read. */
  isCut: boolean;
  /** The rounds could not be read. */
  isUnknown?: boolean;
}

/** Duration, stakes and wins of the player's session; null when its start is unknown. */
export function loadSessionSummary(context: AppContext): Promise<{ data: SessionSummary } | null> {
  return loadSummarySince(context, 0);
}

/** The same for a part of the session that began at `from` (milliseconds). */
export async function loadSummarySince(
  context: AppContext,
  from: number,
): Promise<{ data: SessionSummary } | null> {
  const now = Date.now();
  const start = sessionStart(context.cookies, now);
  if (start === null) return null;
  const since = Math.max(start, from);
  const { items } = await context.platform.call("games.getHistory", {
    count: ROUNDS,
    // The platform filters by day; earlier rounds of that day are filtered here.
    date_from: new Date(since).toISOString().slice(0, 10),
  });
  const oldest = items.at(-1);
  const isCut =
    items.length === ROUNDS && oldest !== undefined && Date.parse(oldest.created_at ?? "") >= since;
  const totals = totalsSince(items, since);
  const best = context.config.market?.games.moments === false ? undefined : bestRound(items, since, totals);
  return { data: { now, since, totals, best, isCut } };
}
