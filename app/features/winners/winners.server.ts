import type { PageContext } from "~/context/app-context";
import { listJackpotWins } from "~/features/jackpots/jackpot-wins.server";
import { loadPageSeo, type PageSeo } from "~/seo/page-seo.server";
import { type PageSection, settleSection } from "~/shell/sections/page-section";
import { toLiveWin, toRankedWin, type Win } from "./win";
import { parseWinnersQuery, type WinnersQuery, winnersAddress } from "./winners-query";

export interface Winners {
  seo: PageSeo;
  query: WinnersQuery;
  wins: PageSection<Win[]>;
}

/** Fits a laptop's screen, so that the list that updates itself stays in view. */
const LIVE_SHOWN = 20;
const RANKED_SHOWN = 30;
const OF_GAME_SHOWN = 6;
/** The longest list of one platform reply (docs/contract.md#1.6), which all games' pages share for a minute. */
const LATEST_READ = 300;
const LATEST_EVERY_MS = 60_000;

export async function loadWinners(context: PageContext, params: URLSearchParams): Promise<Winners> {
  const query = parseWinnersQuery(params);
  const canonicalQuery = winnersAddress(query);
  const { t, content } = context;
  const wins = settleSection(context, listWins(context, query));
  const { product } = await content.config();
  const title = t(`winners.title.${query.tab}`);
  const description = t("winners.meta.description", { product: product.name });
  return {
    query,
    seo: await loadPageSeo(context, { title, description, canonicalQuery, breadcrumbs: [] }),
    wins: await wins,
  };
}

/** The latest wins, newest first. */
export async function listLiveWins(
  { platform }: PageContext,
  { everyMs }: { everyMs?: number } = {},
): Promise<Win[]> {
  return (await platform.call("leaderboard.live", { count: LIVE_SHOWN }, { everyMs })).map(toLiveWin);
}

/** The latest wins of one game, newest first: the platform has no list by game, so they are found among all. */
export async function listWinsOf({ platform }: PageContext, sysname: string): Promise<Win[]> {
  const latest = await platform.call(
    "leaderboard.live",
    { count: LATEST_READ },
    { everyMs: LATEST_EVERY_MS },
  );
  return latest
    .map(toLiveWin)
    .filter(({ game }) => game?.sysname === sysname)
    .slice(0, OF_GAME_SHOWN);
}

async function listWins(context: PageContext, { tab, period }: WinnersQuery): Promise<Win[]> {
  if (tab === "live") return listLiveWins(context);
  if (tab === "jackpots") return listJackpotWins(context, { count: RANKED_SHOWN });
  const method = tab === "top" ? "leaderboard.top" : "leaderboard.get";
  return (await context.platform.call(method, { count: RANKED_SHOWN, period })).map(toRankedWin);
}
