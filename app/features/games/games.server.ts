import type { PageContext } from "~/context/app-context";
import type { GameCategory, GameProvider } from "~/platform/entities/games";
import type { GamesOptions } from "~/platform/methods/games";
import { settleSection } from "~/shell/sections/page-section";
import { type GameSummary, toGameSummary } from "./game-summary";
import { markGame, readPlayerMarks } from "./player/player-marks.server";
import { providerDetails } from "./provider-details";

export interface GameList {
  games: GameSummary[];
  /** Number of all matches. */
  total: number;
}

export interface CategoryLink {
  sysname: string;
  name: string;
}

export interface ProviderLink {
  sysname: string;
  name: string;
  image?: string;
}

export interface ProviderList {
  providers: ProviderLink[];
  /** Number of all providers that have games. */
  total: number;
  /** Those of the wanted ones that the platform does not know. */
  unknown: string[];
}

/** Providers in the filter panel; a dialog and a page list all of them. */
const PROVIDERS_SHOWN = 12;

/** Finds games as cards, with the player's marks. */
export async function listGames(
  context: PageContext,
  options: GamesOptions,
  hasFacts = false,
): Promise<GameList> {
  const [list, marks] = await Promise.all([findGames(context, options, hasFacts), readPlayerMarks(context)]);
  return { ...list, games: list.games.map((game) => markGame(game, marks)) };
}

/** Finds games as cards, without player data. If the providers cannot be read, cards show their sysnames. */
export async function findGames(
  context: Pick<PageContext, "platform" | "content" | "isPartial">,
  options: GamesOptions,
  hasFacts = false,
): Promise<GameList> {
  const [page, providers, config] = await Promise.all([
    context.platform.call("games.get", { options }),
    settleSection(context, context.platform.call("games.getProviders")),
    context.content.config(),
  ]);
  const names = providers.ok ? providerDetails(providers.value).names : new Map<string, string>();
  return {
    games: page.items.map((game) => ({
      ...toGameSummary(game, names, config),
      ...(hasFacts && { facts: game.extra }),
    })),
    total: page.total,
  };
}

/** Lists the categories that have games, in the operator's order. */
export async function listCategories(context: PageContext): Promise<CategoryLink[]> {
  return toCategoryLinks(await context.platform.call("games.getCategories"));
}

/** Those of the categories that have games. */
export function toCategoryLinks(categories: readonly GameCategory[]): CategoryLink[] {
  return categories
    .filter((category) => category.games_count !== 0)
    .map(({ sysname, name }) => ({ sysname, name }));
}

/** Lists the `wanted` providers in the given order, then the largest of the others, sorted by name. */
export async function listProviders(context: PageContext, wanted: string[] = []): Promise<ProviderList> {
  const { names, playable, bySize } = providerDetails(await context.platform.call("games.getProviders"));
  const largest = new Set(bySize.slice(0, PROVIDERS_SHOWN));
  for (const sysname of wanted) largest.delete(sysname);
  return {
    providers: [
      ...wanted.map((sysname) => ({ sysname, name: names.get(sysname) ?? sysname })),
      ...playable.filter(({ sysname }) => largest.has(sysname)).map(toProviderLink),
    ],
    total: playable.length,
    unknown: wanted.filter((sysname) => !names.has(sysname)),
  };
}

export function toProviderLink({ sysname, name, image_url }: GameProvider): ProviderLink {
  return { sysname, name, image: image_url };
}
