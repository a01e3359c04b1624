import type { AppContext, PageContext } from "~/context/app-context";
import { providerDetails } from "~/features/games/provider-details";
import { settleSection } from "~/shell/sections/page-section";
import type { GameSummary } from "../game-summary";
import { findGames, listProviders, type ProviderLink, toProviderLink } from "../games.server";
import { listContinued } from "../player/continue-playing.server";
import { loadPlaces, type Place } from "./places.server";
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

/** What the dialog begins with (docs/contract.md#4.2): in its document, and read by script where it opens without one. */
export interface SearchStart {
  minChars: number;
  debounceMs: number;
  popular: GameSummary[];
  /** Games the player played last; empty for visitors. */
  played: GameSummary[];
  providers: ProviderLink[];
  /** Found by the browser, from the first letter on. */
  places: Place[];
}

const GAMES_SHOWN = 8;
const PROVIDERS_SHOWN = 4;
const POPULAR_SHOWN = 12;
const PLAYED_SHOWN = 6;

export async function loadSearchDialog(context: AppContext): Promise<{ data: SearchStart }> {
  return { data: await loadSearchStart(context) };
}

export async function loadSearchStart(context: AppContext): Promise<SearchStart> {
  const [{ search }, popular, played, providers, places] = await Promise.all([
    context.content.config(),
    settleSection(context, listPopular(context, POPULAR_SHOWN)),
    listContinued(context),
    settleSection(context, listProviders(context)),
    loadPlaces(context),
  ]);
  const { minChars, debounceMs } = search;
  return {
    minChars,
    debounceMs,
    popular: popular.ok ? popular.value : [],
    played: played.slice(0, PLAYED_SHOWN),
    providers: providers.ok ? providers.value.providers : [],
    places,
  };
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
