import { randomUUID } from "node:crypto";
import type { AppContext } from "~/context/app-context";
import { loadProfileSeo } from "~/features/profile/profile.server";
import type { PageSeo } from "~/seo/page-seo.server";
import { growingWindow, isPastEnd, pageParam, parsePage } from "~/shell/paging/paging";
import type { PageSection } from "~/shell/sections/page-section";
import type { BetsQuery } from "./bets-query";
import { readBetsQuery, wireFilter } from "./bets-query.server";
import { type BetsTotals, loadBetsTotals } from "./bets-totals.server";
import type { BetsFile } from "./file/bets-file";
import { loadBetsFile } from "./file/bets-file.server";
import { BETS_ON_PAGE, type Round, toRound } from "./round";

export interface Bets {
  seo: PageSeo;
  query: BetsQuery;
  page: number;
  /** Whether the page lies behind the last one. */
  isPast: boolean;
  rounds: Round[];
  total: number;
  totals: PageSection<BetsTotals>;
  /** Null where the operator offers no export. */
  file: PageSection<BetsFile> | null;
  /** Idempotency key of this rendering of the page's forms. */
  attempt: string;
}

export async function loadBets(context: AppContext, params: URLSearchParams): Promise<Bets> {
  const query = readBetsQuery(params);
  const filter = wireFilter(query, Date.now());
  const page = parsePage(params.get("page"));
  const [history, file, seo] = await Promise.all([
    context.platform.call("games.getHistory", { ...growingWindow(page, BETS_ON_PAGE), ...filter }),
    loadBetsFile(context),
    loadProfileSeo(context, "bets", pageParam(page)),
  ]);
  const totals = await loadBetsTotals(context, filter, history);
  const { items, total } = history;
  const isPast = isPastEnd(page, total, BETS_ON_PAGE);
  const rounds = items.map(toRound);
  return { seo, query, page, isPast, rounds, total, totals, file, attempt: randomUUID() };
}
