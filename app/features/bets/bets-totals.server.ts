import type { PageContext } from "~/context/app-context";
import { type SessionTotals, totalsSince } from "~/features/games/play/session-summary/session-summary";
import type { GameRound } from "~/platform/entities/play";
import { readLongList } from "~/platform/long-list.server";
import { type PageSection, settleSection } from "~/shell/sections/page-section";
import type { wireFilter } from "./bets-query.server";

export interface BetsTotals {
  /** One per currency. */
  totals: SessionTotals[];
  /** The number of rounds summed up, where there are more than that. */
  counted?: number;
}

/** Ten requests of the maximum page size: the most one page view may cost the platform. */
const MAX_ROUNDS = 3000;

/** Stakes and wins of the matching rounds; reads the whole list only where the page's `items` are not all of it. */
export async function loadBetsTotals(
  context: PageContext,
  filter: ReturnType<typeof wireFilter>,
  { items, total }: { items: readonly GameRound[]; total: number },
): Promise<PageSection<BetsTotals>> {
  if (total <= items.length) return { ok: true, value: { totals: totalsSince(items, 0) } };
  const rounds = await settleSection(
    context,
    readLongList(MAX_ROUNDS, (window) => context.platform.call("games.getHistory", { ...window, ...filter })),
  );
  if (!rounds.ok) return rounds;
  const totals = totalsSince(rounds.value.items, 0);
  return { ok: true, value: total > MAX_ROUNDS ? { totals, counted: MAX_ROUNDS } : { totals } };
}
