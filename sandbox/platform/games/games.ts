import { categories } from "../../seed/games/categories";
import { type CatalogueGame, searchable } from "../../seed/games/games";
import { vendorOf } from "../../sportsbook/address";
import { inLocale } from "../../world/words";
import type { World } from "../../world/world";
import type { Call, MethodTable } from "../protocol/call";
import { pageOf, withFields } from "../protocol/lists";
import { commaList } from "../protocol/parameters";
import { type GamesOptions, readGamesOptions, sortKeys } from "./games-options";

export const gamesMethods: MethodTable = {
  "games.get": {
    verb: "GET",
    cache: "SC",
    handle(call) {
      const options = readGamesOptions(call.parameters);
      const found = findGames(call.world, options, call.country);
      const page = pageOf(found, options.offset, options.count);
      return {
        ...page,
        items: page.items.map((game) =>
          withFields(shownGame(call.world, game), options.fields ?? [], "sysname"),
        ),
      };
    },
  },
  "games.getCategories": {
    verb: "GET",
    cache: "SC",
    handle: (call) =>
      inLocale(categories, call.locale).map((category) => ({
        ...category,
        image_url: `${call.base}/img/categories/${category.sysname}.webp`,
        games_count: countsOf(call).byCategory.get(category.sysname) ?? 0,
      })),
  },
  "games.getProviders": {
    verb: "GET",
    cache: "SC",
    handle(call) {
      const fields = commaList(call.parameters, "fields");
      const types = commaList(call.parameters, "types");
      const { byProvider } = countsOf(call);
      return call.world.providers
        .filter((provider) => types.length === 0 || provider.types.some((type) => types.includes(type)))
        .filter((provider) => !call.country || !provider.blockedIn?.includes(call.country))
        .map(({ sysname, name, types: own }) => ({
          sysname,
          name,
          image_url: `${call.base}/img/providers/${sysname}.webp`,
          games_count: byProvider.get(sysname) ?? 0,
          types: own,
        }))
        .map((provider) => withFields(provider, fields, "sysname"));
    },
  },
};

/** A sportsbook says whose it is. */
function shownGame(world: World, { shown, categories: own }: CatalogueGame): CatalogueGame["shown"] {
  const vendor = own.includes("sportsbook") ? vendorOf(world) : undefined;
  return vendor ? { ...shown, extra: { ...shown.extra, vendor } } : shown;
}

interface Counts {
  byCategory: Map<string, number>;
  byProvider: Map<string, number>;
}

/** What a country sees of the catalogue never changes, so it is counted once. */
const counts = new WeakMap<CatalogueGame[], Map<string, Counts>>();

function countsOf({ world: { games }, country = "" }: Call): Counts {
  const known = counts.get(games) ?? new Map<string, Counts>();
  counts.set(games, known);
  const counted = known.get(country) ?? countGames(games.filter((game) => !game.blockedIn.includes(country)));
  known.set(country, counted);
  return counted;
}

function countGames(games: CatalogueGame[]): Counts {
  const [byCategory, byProvider] = [new Map<string, number>(), new Map<string, number>()];
  const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  for (const { categories: own, shown } of games) {
    add(byProvider, shown.provider);
    for (const category of own) add(byCategory, category);
  }
  return { byCategory, byProvider };
}

/** docs/contract.md#3.7: different keys AND, inside a list OR, an empty list or text filters nothing. */
export function findGames(world: World, options: GamesOptions, country: string | undefined): CatalogueGame[] {
  const wanted = filterOf(options);
  const isVisible = (game: CatalogueGame) => !country || !game.blockedIn.includes(country);
  if (options.sysnames?.length && options.sort === undefined) {
    return options.sysnames
      .map((sysname) => world.gamesBySysname.get(sysname))
      .filter((game): game is CatalogueGame => game !== undefined && isVisible(game) && wanted(game));
  }
  return sortedGames(world, options.sort ?? "priority").filter((game) => isVisible(game) && wanted(game));
}

function filterOf(options: GamesOptions): (game: CatalogueGame) => boolean {
  const tests: ((game: CatalogueGame) => boolean)[] = [];
  const oneOf = (list: readonly string[] | undefined, value: (game: CatalogueGame) => string) => {
    if (!list?.length) return;
    const allowed = new Set(list);
    tests.push((game) => allowed.has(value(game)));
  };
  oneOf(options.providers, ({ shown }) => shown.provider);
  oneOf(options.types, ({ shown }) => shown.type);
  oneOf(options.sysnames, ({ shown }) => shown.sysname);
  const { category, tags, tournament_id, jackpot_id } = options;
  if (category) tests.push((game) => game.categories.includes(category));
  if (tags?.length) tests.push(({ shown }) => shown.tags.some((tag) => tags.includes(tag)));
  if (tournament_id !== undefined) tests.push((game) => game.tournaments.includes(tournament_id));
  if (jackpot_id !== undefined) tests.push(({ shown }) => shown.extra.jackpot_id === jackpot_id);
  const search = searchable(options.search?.trim() ?? "");
  if (search) tests.push((game) => game.searchText.includes(search));
  return (game) => tests.every((test) => test(game));
}

/** The catalogue never changes, so each order is worked out once. */
const orders = new WeakMap<CatalogueGame[], Map<string, CatalogueGame[]>>();

function sortedGames({ games }: World, sort: string): CatalogueGame[] {
  const known = orders.get(games) ?? new Map<string, CatalogueGame[]>();
  orders.set(games, known);
  const order = known.get(sort) ?? [...games].sort(comparison(sort));
  known.set(sort, order);
  return order;
}

function comparison(sort: string): (one: CatalogueGame, other: CatalogueGame) => number {
  const steps = sort.split(",").map((part) => {
    const isDescending = part.startsWith("-");
    const compare = sortKeys[isDescending ? part.slice(1) : part] as (typeof sortKeys)[string];
    return isDescending ? (one: CatalogueGame, other: CatalogueGame) => compare(other, one) : compare;
  });
  return (one, other) => {
    for (const step of steps) {
      const difference = step(one, other);
      if (difference !== 0) return difference;
    }
    return one.shown.sysname < other.shown.sysname ? -1 : 1;
  };
}
