import type { AppContext } from "~/context";
import { translateWith } from "~/i18n/translator";
import { paths } from "~/paths";
import { loadPageSeo, type PageSeo, type SeoContext, startPageSeo } from "~/seo/page-seo.server";
import { type Block, block } from "../block";
import { FAVOURITES } from "../favourites/favourites";
import {
  type CategoryLink,
  type GameList,
  listCategories,
  listGames,
  listProviders,
  type ProviderList,
} from "../games.server";
import { hallWindow } from "./hall-paging";
import { type HallQuery, hallSorts, pageQuery, parseHallQuery } from "./hall-query";

export interface Hall {
  query: HallQuery;
  defaultCategory?: string;
  isPlayer: boolean;
  seo: PageSeo;
  /** What is shown has a name of its own: a category, or a provider. */
  heading?: string;
  list: Block<GameList>;
  categories: CategoryLink[];
  /** Absent when the operator hides the filter, or when they did not come. */
  providers?: ProviderList;
}

/** As many as a list of the platform may hold (contract 3.7). */
const FAVOURITES_READ = 300;

type HallContext = Pick<AppContext, "platform" | "player" | "isPartial"> & SeoContext;

export async function loadHall(context: HallContext, params: URLSearchParams): Promise<Hall> {
  const { games, product } = await context.content.config();
  const query = parseHallQuery(params, games.hall.defaultCategory);
  const canonicalQuery = pageQuery(query, games.hall.defaultCategory);
  startPageSeo(context, canonicalQuery);
  const [player, list, categories, providers] = await Promise.all([
    context.player(),
    block(
      context,
      query.category === FAVOURITES ? listFavourites(context, query) : listGames(context, optionsOf(query)),
    ),
    block(context, listCategories(context)),
    block(context, listProviders(context, query.providers)),
  ]);
  const known = { categories: valueOr(categories, []), providers: valueOr(providers, undefined) };
  const heading =
    query.category === FAVOURITES
      ? translateWith(context.i18n)("games.favourites.title")
      : headingOf(query, known);
  const hallName = translateWith(context.i18n)("games.categories.all");
  const isNamed = Boolean(canonicalQuery.category || canonicalQuery.providers);
  return {
    query,
    defaultCategory: games.hall.defaultCategory,
    isPlayer: player.kind === "player",
    seo: await loadPageSeo(context, {
      title: titleOf(context, { search: query.search, heading, product: product.name }),
      name: isNamed ? heading : hallName,
      canonicalQuery,
      isVariant: Boolean(query.search) || query.providers.length > 1 || query.category === FAVOURITES,
      breadcrumbs: isNamed ? [{ name: hallName, path: paths.gameHall() }] : [],
    }),
    heading,
    list,
    categories: known.categories,
    providers: games.hall.showProviders ? known.providers : undefined,
  };
}

/** Most recently marked first, unless another order is asked for. Nothing for visitors. */
async function listFavourites(context: HallContext, query: HallQuery): Promise<GameList> {
  const player = await context.player();
  const likes = player.kind === "visitor" ? [] : await context.platform.call("games.getLikes");
  if (likes.length === 0) return { games: [], total: 0 };
  return listGames(context, {
    ...optionsOf(query),
    category: undefined,
    sysnames: likes.slice(0, FAVOURITES_READ),
    sort: query.sort === hallSorts[0] ? undefined : query.sort,
  });
}

function optionsOf({ category, providers, search, sort, page }: HallQuery) {
  return {
    category,
    providers: providers.length > 0 ? providers : undefined,
    search: search || undefined,
    sort,
    ...hallWindow(page),
  };
}

function valueOr<T, F>(part: Block<T>, fallback: F): T | F {
  return part.ok ? part.value : fallback;
}

function headingOf(
  { category, providers }: HallQuery,
  known: { categories: CategoryLink[]; providers: ProviderList | undefined },
): string | undefined {
  if (category) return known.categories.find(({ sysname }) => sysname === category)?.name;
  return providers.length === 1
    ? known.providers?.providers.find(({ sysname }) => sysname === providers[0])?.name
    : undefined;
}

function titleOf(
  { i18n }: HallContext,
  { search, heading, product }: { search: string; heading: string | undefined; product: string },
): string {
  const t = translateWith(i18n);
  if (search) return t("games.meta.search", { search, product });
  return heading
    ? t("games.meta.category", { category: heading, product })
    : t("games.meta.title", { product });
}
