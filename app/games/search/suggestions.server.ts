import { settleSection } from "~/shell/page-section";
import type { GameSummary } from "../game-summary";
import { findGames, type GamesContext } from "../games.server";
import { looserSearches } from "./search-text";

/** What is offered where nothing was found. */
export interface Suggestions {
  /** The part of the search that these games do fit; without it they are the popular ones. */
  near?: string;
  games: GameSummary[];
}

type SuggestionsContext = Pick<GamesContext, "platform" | "content" | "isPartial">;

const GAMES_SUGGESTED = 6;
/** A mistyped search is worth a few more questions, not many. */
const TRIES = 3;

/** Games that fit a part of the search, else the popular ones; nothing when these do not come either. */
export async function suggestGames(context: SuggestionsContext, search: string): Promise<Suggestions> {
  const { minChars } = (await context.content.config()).search;
  for (const near of looserSearches(search, minChars).slice(0, TRIES)) {
    const found = await settleSection(context, findGames(context, { search: near, count: GAMES_SUGGESTED }));
    if (found.ok && found.value.games.length > 0) return { near, games: found.value.games };
  }
  const popular = await settleSection(context, listPopular(context, GAMES_SUGGESTED));
  return { games: popular.ok ? popular.value : [] };
}

/** The operator's choice (contract 4.2), or what is played most. */
export async function listPopular(context: SuggestionsContext, count: number): Promise<GameSummary[]> {
  const { popularSysnames } = (await context.content.config()).search;
  const sysnames = popularSysnames.slice(0, count);
  const options = sysnames.length > 0 ? { sysnames } : { sort: "-popularity" };
  return (await findGames(context, { ...options, count })).games;
}
