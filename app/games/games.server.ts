import type { AppContext } from "~/context";
import type { GameProvider } from "~/platform/entities";
import type { GamesOptions } from "~/platform/methods/games";
import { settleSection } from "~/shell/page-section";
import { type GameSummary, toGameSummary } from "./game-summary";
import { markGame, readPlayerMarks } from "./player/player-marks.server";
import { providerDetails } from "./provider-details";

export type GamesContext = Pick<AppContext, "platform" | "content" | "player" | "isPartial" | "runsScript">;

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
  /** All that have games, of which `providers` are a part. */
  total: number;
}

/** As many providers as a page lists; all of them have a dialog and a page of their own. */
const PROVIDERS_SHOWN = 12;

/** Games as cards, with the player's marks. */
export async function listGames(context: GamesContext, options: GamesOptions): Promise<GameList> {
  const [list, marks] = await Promise.all([findGames(context, options), readPlayerMarks(context)]);
  return { ...list, games: list.games.map((game) => markGame(game, marks)) };
}

/** Games as everyone sees them. Without the providers' names they show the sysnames. */
export async function findGames(
  context: Pick<GamesContext, "platform" | "content" | "isPartial">,
  options: GamesOptions,
): Promise<GameList> {
  const [page, providers, config] = await Promise.all([
    context.platform.call("games.get", { options }),
    settleSection(context, context.platform.call("games.getProviders")),
    context.content.config(),
  ]);
  const names = providers.ok ? providerDetails(providers.value).names : new Map<string, string>();
  return {
    games: page.items.map((game) => toGameSummary(game, names, config.games.demoEnabled)),
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

/** The `wanted` providers in their order, then the largest of the others by name. */
export async function listProviders(context: GamesContext, wanted: string[] = []): Promise<ProviderList> {
  const { names, playable, bySize } = providerDetails(await context.platform.call("games.getProviders"));
  const largest = new Set(bySize.slice(0, PROVIDERS_SHOWN));
  for (const sysname of wanted) largest.delete(sysname);
  return {
    providers: [
      ...wanted.map((sysname) => ({ sysname, name: names.get(sysname) ?? sysname })),
      ...playable.filter(({ sysname }) => largest.has(sysname)).map(toProviderLink),
    ],
    total: playable.length,
  };
}

export function toProviderLink({ sysname, name, image_url }: GameProvider): ProviderLink {
  return { sysname, name, image: image_url };
}
