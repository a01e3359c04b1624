import { hasFeatureOf } from "~/content/config/features";
import type { PageContext } from "~/context/app-context";
import { growingWindow, type ListWindow, pageWindow } from "~/shell/paging/paging";
import { FAVOURITES } from "../favourites/favourites";
import { type AddedCard, cardHtml } from "../game-cards.server";
import { type GameList, listGames } from "../games.server";
import { ownListOf } from "../player/own-lists";
import { readOwnList } from "../player/own-lists.server";
import { type HallQuery, hallSorts, parseHallQuery } from "./hall-query";

/** Loads the games for a hall page: those of the page and, while the list may grow, of the pages before it. */
export function listHallGames(context: PageContext, query: HallQuery): Promise<GameList> {
  return readGames(context, query, growingWindow(query.page));
}

/** Cards of one page alone, for "show more" with script. */
export interface AddedGames {
  cards: AddedCard[];
  total: number;
}

export async function loadGamesPage(context: PageContext, params: URLSearchParams): Promise<AddedGames> {
  const { hall } = (await context.content.config()).games;
  const query = parseHallQuery(params, hall.defaultCategory);
  const { games, total } = await readGames(context, query, pageWindow(query.page));
  return {
    cards: games.map((game) => ({
      sysname: game.sysname,
      html: cardHtml(context, game, { search: query.search }).html,
    })),
    total,
  };
}

async function readGames(context: PageContext, query: HallQuery, window: ListWindow): Promise<GameList> {
  const options = optionsOf(query);
  const own = ownListOf(query.category, hasFeatureOf(await context.content.config()));
  if (!own) return listGames(context, { ...options, ...window });
  const sysnames = await readOwnList(context, own);
  if (sysnames.length === 0) return { games: [], total: 0 };
  const list = await listGames(context, {
    ...options,
    category: undefined,
    sysnames,
    // By default in the order of the list, newest first.
    sort: query.sort === hallSorts[0] ? undefined : query.sort,
    ...window,
  });
  // Marked already here: a click must be able to remove a game before the marks arrive.
  return own === FAVOURITES
    ? { ...list, games: list.games.map((game) => ({ ...game, isLiked: true })) }
    : list;
}

function optionsOf({ category, types, tags, providers, search, sort }: HallQuery) {
  return {
    category,
    types: listOf(types),
    tags: listOf(tags),
    providers: listOf(providers),
    search: search || undefined,
    sort,
  };
}

function listOf<T>(values: T[]): T[] | undefined {
  return values.length > 0 ? values : undefined;
}
