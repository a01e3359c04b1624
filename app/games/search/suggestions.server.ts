import type { PageContext } from "~/context";
import { settleSection } from "~/shell/sections/page-section";
import type { GameSummary } from "../game-summary";
import { findGames } from "../games.server";
import { looserSearches } from "./search-text";

/** Games offered where a search found nothing. */
export interface Suggestions {
  /** The part of the search that these games match; absent for popular games. */
  near?: string;
  games: GameSummary[];
}

const GAMES_SUGGESTED = 6;
/** Limit of platform calls for broader searches. */
const TRIES = 3;

/** Games that match a part of the search, else the popular ones; empty if these cannot be read. */
export async function suggestGames(context: PageContext, search: string): Promise<Suggestions> {
  const { minChars } = (await context.content.config()).search;
  for (const near of looserSearches(search, minChars).slice(0, TRIES)) {
    const found = await settleSection(context, findGames(context, { search: near, count: GAMES_SUGGESTED }));
    if (found.ok && found.value.games.length > 0) return { near, games: found.value.games };
  }
  const popular = await settleSection(context, listPopular(context, GAMES_SUGGESTED));
  return { games: popular.ok ? popular.value : [] };
}

/** The operator's selection (docs/contract.md#4.2), else the most popular games. */
export async function listPopular(context: PageContext, count: number): Promise<GameSummary[]> {
  const { popularSysnames } = (await context.content.config()).search;
  const sysnames = popularSysnames.slice(0, count);
  const options = sysnames.length > 0 ? { sysnames } : { sort: "-popularity" };
  return (await findGames(context, { ...options, count })).games;
}
