import type { AppContext } from "~/context";
import { hallWindow } from "~/games/hall/hall-paging";
import { parsePage } from "~/games/hall/hall-query";
import { type PageSeo, startPageSeo } from "~/seo/page-seo.server";
import { loadProfileSeo } from "./profile.server";
import { BETS_ON_PAGE, type Round, toRound } from "./round";

export interface Bets {
  seo: PageSeo;
  page: number;
  rounds: Round[];
  total: number;
}

export async function loadBets(context: AppContext, params: URLSearchParams): Promise<Bets> {
  const page = parsePage(params.get("page"));
  const canonicalQuery = { page: page > 1 ? String(page) : undefined };
  startPageSeo(context, canonicalQuery);
  const [history, seo] = await Promise.all([
    context.platform.call("games.getHistory", hallWindow(page, BETS_ON_PAGE)),
    loadProfileSeo(context, "bets", canonicalQuery),
  ]);
  return { seo, page, rounds: history.items.map(toRound), total: history.total };
}
