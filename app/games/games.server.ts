import type { AppContext } from "~/context";
import type { GamesOptions } from "~/platform/methods/games";
import { block } from "./block";
import { type GameSummary, toGameSummary } from "./game-summary";
import { markGame, readPlayerMarks } from "./player/player-marks.server";

export type GamesContext = Pick<AppContext, "platform" | "content" | "player" | "isPartial">;

export interface GameList {
  games: GameSummary[];
  /** All matches, of which `games` are a part. */
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
  /** There are more than a page lists. */
  isCut: boolean;
}

/** As many providers as a page lists; search finds the others by name. */
const PROVIDERS_SHOWN = 12;

/** Games as cards, with the player's marks. Without the providers' names the cards show their sysnames. */
export async function listGames(context: GamesContext, options: GamesOptions): Promise<GameList> {
  const [page, providers, config, marks] = await Promise.all([
    context.platform.call("games.get", { options }),
    block(context, context.platform.call("games.getProviders")),
    context.content.config(),
    readPlayerMarks(context),
  ]);
  const names = new Map(providers.ok ? providers.value.map(({ sysname, name }) => [sysname, name]) : []);
  return {
    games: page.items.map((game) => markGame(toGameSummary(game, names, config.games.demoEnabled), marks)),
    total: page.total,
  };
}

/** Categories that have games, in the operator's order. */
export async function listCategories(context: GamesContext): Promise<CategoryLink[]> {
  const categories = await context.platform.call("games.getCategories");
  return categories
    .filter((category) => category.games_count > 0)
    .map(({ sysname, name }) => ({ sysname, name }));
}

/** The largest providers, and in any case the `wanted` ones, by name. */
export async function listProviders(context: GamesContext, wanted: string[] = []): Promise<ProviderList> {
  const all = await context.platform.call("games.getProviders");
  const playable = all.filter(({ games_count }) => games_count > 0);
  const largest = [...playable].sort((a, b) => b.games_count - a.games_count).slice(0, PROVIDERS_SHOWN);
  const shown = new Set([...largest.map(({ sysname }) => sysname), ...wanted]);
  const unknown = wanted.filter((sysname) => !all.some((provider) => provider.sysname === sysname));
  return {
    providers: [
      ...unknown.map((sysname) => ({ sysname, name: sysname })),
      ...all
        .filter(({ sysname }) => shown.has(sysname))
        .map(({ sysname, name, image_url }) => ({ sysname, name, image: image_url })),
    ],
    isCut: playable.length > PROVIDERS_SHOWN,
  };
}
