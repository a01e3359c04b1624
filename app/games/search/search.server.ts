import type { PageContext } from "~/context";
import { providerDetails } from "~/games/provider-details";
import { settleSection } from "~/shell/sections/page-section";
import type { GameSummary } from "../game-summary";
import { findGames, type ProviderLink, toProviderLink } from "../games.server";
import { matchesSearch, readSearch } from "./search-text";
import { listPopular, type Suggestions, suggestGames } from "./suggestions.server";

/** The first results of a search while typing. */
export interface SearchAnswer {
  search: string;
  games: GameSummary[];
  /** Number of all games found. */
  total: number;
  providers: ProviderLink[];
  /** Set only where nothing was found. */
  suggestions?: Suggestions;
}

/** Data of the dialog when it opens (docs/contract.md#4.2). */
export interface SearchStart {
  minChars: number;
  debounceMs: number;
  popular: GameSummary[];
}

const GAMES_SHOWN = 8;
const PROVIDERS_SHOWN = 4;
const POPULAR_SHOWN = 8;

export async function loadSearchDialog(context: PageContext): Promise<{ data: SearchStart }> {
  const [{ search }, popular] = await Promise.all([
    context.content.config(),
    settleSection(context, listPopular(context, POPULAR_SHOWN)),
  ]);
  const { minChars, debounceMs } = search;
  return { data: { minChars, debounceMs, popular: popular.ok ? popular.value : [] } };
}

/** Finds games and providers that match the text; empty if it is shorter than the operator's minimum. */
export async function searchAll(context: PageContext, given: string | null): Promise<SearchAnswer> {
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
