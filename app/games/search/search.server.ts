import { providerDetails } from "~/games/provider-details";
import { settleSection } from "~/shell/page-section";
import type { GameSummary } from "../game-summary";
import { findGames, type GamesContext, type ProviderLink, toProviderLink } from "../games.server";
import { matchesSearch, readSearch } from "./search-text";
import { listPopular, type Suggestions, suggestGames } from "./suggestions.server";

/** What a search finds while it is typed: the first of all, as many as one takes in at a glance. */
export interface SearchAnswer {
  search: string;
  games: GameSummary[];
  /** All games found, of which `games` are the first. */
  total: number;
  providers: ProviderLink[];
  /** Only where nothing was found. */
  suggestions?: Suggestions;
}

/** What the dialog opens with (contract 4.2). */
export interface SearchStart {
  minChars: number;
  debounceMs: number;
  popular: GameSummary[];
}

type SearchContext = Pick<GamesContext, "platform" | "content" | "isPartial">;

const GAMES_SHOWN = 8;
const PROVIDERS_SHOWN = 4;
const POPULAR_SHOWN = 8;

export async function loadSearchDialog(context: SearchContext): Promise<{ data: SearchStart }> {
  const [{ search }, popular] = await Promise.all([
    context.content.config(),
    settleSection(context, listPopular(context, POPULAR_SHOWN)),
  ]);
  const { minChars, debounceMs } = search;
  return { data: { minChars, debounceMs, popular: popular.ok ? popular.value : [] } };
}

/** Games and providers that hold the text; a text shorter than the operator's least finds nothing. */
export async function searchAll(context: SearchContext, given: string | null): Promise<SearchAnswer> {
  const search = readSearch(given);
  const { minChars } = (await context.content.config()).search;
  if (search.length < minChars) return { search, games: [], total: 0, providers: [] };
  const [found, all] = await Promise.all([
    findGames(context, { search, count: GAMES_SHOWN }),
    settleSection(context, context.platform.call("games.getProviders")),
  ]);
  const providers = all.ok
    ? providerDetails(all.value)
        .playable.filter(({ name }) => matchesSearch(name, search))
        .slice(0, PROVIDERS_SHOWN)
        .map(toProviderLink)
    : [];
  const isEmpty = found.games.length === 0 && providers.length === 0;
  return {
    search,
    ...found,
    providers,
    ...(isEmpty && { suggestions: await suggestGames(context, search) }),
  };
}
