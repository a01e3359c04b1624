import type { AppContext } from "~/context";
import { type SessionTotals, totalsSince } from "~/games/play/session-summary/session-summary";
import type { GameRound } from "~/platform/entities-play";
import { readLongList } from "~/platform/long-list.server";
import { type PageSection, settleSection } from "~/shell/page-section";
import type { wireFilter } from "./bets-query";

export interface BetsTotals {
  /** One for each currency there was. */
  totals: SessionTotals[];
  /** Set where there were more rounds than are counted. */
  counted?: number;
}

/** Ten of the longest replies: as much as one page may ask a platform for. */
const MOST_ROUNDS = 3000;

/** What the chosen rounds have cost and brought; those of the page are asked for again only where there are more. */
export async function loadBetsTotals(
  context: Pick<AppContext, "platform" | "isPartial">,
  filter: ReturnType<typeof wireFilter>,
  { items, total }: { items: readonly GameRound[]; total: number },
): Promise<PageSection<BetsTotals>> {
  if (total <= items.length) return { ok: true, value: { totals: totalsSince(items, 0) } };
  const rounds = await settleSection(
    context,
    readLongList(MOST_ROUNDS, (window) =>
      context.platform.call("games.getHistory", { ...window, ...filter }),
    ),
  );
  if (!rounds.ok) return rounds;
  const totals = totalsSince(rounds.value.items, 0);
  return { ok: true, value: total > MOST_ROUNDS ? { totals, counted: MOST_ROUNDS } : { totals } };
}
