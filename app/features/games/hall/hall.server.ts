import type { Fragment } from "~/browser/served-html/fragment";
import { hasFeatureOf } from "~/content/config/features";
import type { PageContext } from "~/context/app-context";
import { loadBanners, type ShownBanners } from "~/features/banners/banners.server";
import type { GameCategory } from "~/platform/entities/games";
import { paths } from "~/routing/paths";
import { loadPageSeo, type PageSeo } from "~/seo/page-seo.server";
import type { CanonicalQuery } from "~/seo/seo-data";
import { isPastEnd, pageAnchor } from "~/shell/paging/paging";
import { type PageSection, settleSection } from "~/shell/sections/page-section";
import { notFound } from "~/shell/system-pages/failures";
import { type ShownGames, showGrid } from "../game-cards.server";
import { type CategoryLink, listProviders, type ProviderList, toCategoryLinks } from "../games.server";
import { type OwnList, ownListOf, ownLists } from "../player/own-lists";
import type { PlayerMarks } from "../player/player-marks";
import { deferPlayerMarks } from "../player/player-marks.server";
import { suggestGames } from "../search/suggestions.server";
import { hasSportsbook } from "../sportsbook.server";
import { listHallGames } from "./hall-games.server";
import { showIntro } from "./hall-intro.server";
import { type HallQuery, isFiltered, pageQuery, parseHallQuery, searchesPart } from "./hall-query";

/** Two rows on a phone: what is in view below banners and filters. */
const EAGER_PICTURES = 4;

/** What is one player's own of the page. */
export interface OwnHall {
  /** The player's marks for the cards, streamed after the page. */
  marks: Promise<PlayerMarks> | undefined;
}

export interface Hall {
  query: HallQuery;
  /** Whether the page lies behind the last one. */
  isPast: boolean;
  /** Banners of the hall, but above what was searched for; optional, their failure is ignored. */
  banners: PageSection<ShownBanners> | undefined;
  defaultCategory?: string;
  isPlayer: boolean;
  seo: PageSeo;
  /** Breadcrumbs above a category or a provider. */
  trail: { name: string; path: string }[];
  /** Name of the category, own list or provider that is shown. */
  heading?: string;
  /** What editors say of the category. */
  intro?: Fragment;
  list: PageSection<ShownGames>;
  /** Number of all games that a search among some of them would find. */
  inAllGames?: number;
  /** Set only where a search or a filter finds nothing, and something else can be offered. */
  suggestions?: ShownSuggestions;
  categories: CategoryLink[];
  hasSportsbook: boolean;
  /** Absent when the operator hides the filter, or when they could not be read. */
  providers?: ProviderChips;
}

/** Providers of the filter, which shows their names alone. */
export interface ProviderChips {
  providers: Pick<ProviderList["providers"][number], "sysname" | "name">[];
  /** Number of all providers that have games. */
  total: number;
}

/** Games offered where nothing was found. */
export interface ShownSuggestions extends ShownGames {
  /** The part of the search that these games match; absent for popular games. */
  near?: string;
}

export async function loadHall(context: PageContext, params: URLSearchParams): Promise<Hall> {
  const config = await context.content.config();
  const { games, product } = config;
  const query = parseHallQuery(params, games.hall.defaultCategory);
  const [viewer, list, inAll, categories, providers, banners, isBettingOpen] = await Promise.all([
    context.viewer(),
    settleSection(context, listHallGames(context, query)),
    searchesPart(query) ? settleSection(context, countGames(context, query.search)) : undefined,
    settleSection(context, context.platform.call("games.getCategories")),
    settleSection(context, listProviders(context, query.providers)),
    query.search ? undefined : loadBanners(context, "gamehall"),
    hasSportsbook(context),
  ]);
  const known = { categories: valueOr(categories, undefined), providers: valueOr(providers, undefined) };
  const own = ownListOf(query.category, hasFeatureOf(config));
  const isOperators = own !== undefined || query.category === games.hall.defaultCategory;
  const unknown = unknownOf(isOperators ? { ...query, category: undefined } : query, known);
  if (unknown.category && !isFiltered(query)) throw notFound();
  const isUnknown = unknown.category || unknown.provider;
  const isPast = list.ok && isPastEnd(query.page, list.value.total);
  // A query that a visitor made up is in no address that search engines get.
  const canonicalQuery = isUnknown
    ? {}
    : pageQuery(isPast ? { ...query, page: 1 } : query, games.hall.defaultCategory);
  const heading = own ? context.t(ownLists[own].title) : headingOf(query, known);
  const trail = heading ? trailOf(context, canonicalQuery) : [];
  const [seo, intro, suggestions] = await Promise.all([
    loadPageSeo(context, {
      title: titleOf(context, { search: query.search, heading, product: product.name }),
      name: trail.length > 0 ? heading : context.t("games.categories.all"),
      canonicalQuery,
      isVariant: isUnknown || isPast || isVariant(query, own),
      breadcrumbs: trail,
    }),
    showIntro(context, query, heading),
    list.ok && list.value.total === 0 && isFiltered(query)
      ? showSuggestions(context, query.search)
      : undefined,
  ]);
  return {
    query,
    isPast,
    banners,
    defaultCategory: games.hall.defaultCategory,
    isPlayer: viewer === "player",
    seo,
    trail,
    heading,
    intro,
    list: list.ok
      ? {
          ok: true,
          value: showGrid(context, list.value, {
            eager: EAGER_PICTURES,
            anchor: pageAnchor(query.page),
            search: query.search,
          }),
        }
      : list,
    inAllGames: inAll?.ok ? inAll.value : undefined,
    suggestions,
    categories: toCategoryLinks(known.categories ?? []),
    hasSportsbook: isBettingOpen,
    providers: games.hall.showProviders && known.providers ? chipsOf(known.providers) : undefined,
  };
}

export async function readOwnHall(context: PageContext): Promise<OwnHall> {
  return { marks: deferPlayerMarks(context) };
}

async function countGames({ platform }: PageContext, search: string): Promise<number> {
  return (await platform.call("games.get", { options: { search, count: 1 } })).total;
}

async function showSuggestions(context: PageContext, search: string): Promise<ShownSuggestions | undefined> {
  const { near, games } = await suggestGames(context, search);
  return games.length > 0 ? { near, ...showGrid(context, { games }) } : undefined;
}

function chipsOf({ providers, total }: ProviderList): ProviderChips {
  return { providers: providers.map(({ sysname, name }) => ({ sysname, name })), total };
}

function trailOf({ t }: PageContext, { category, providers }: CanonicalQuery): Hall["trail"] {
  const trail = [{ name: t("games.categories.all"), path: paths.allGames() }];
  if (providers) return [...trail, { name: t("providers.title"), path: paths.providers() }];
  return category ? trail : [];
}

/** Whether the query is a personal filter, not a page for search engines. */
function isVariant({ types, tags, providers, search }: HallQuery, own: OwnList | undefined): boolean {
  return types.length + tags.length > 0 || providers.length > 1 || search !== "" || own !== undefined;
}

function valueOr<T, F>(part: PageSection<T>, fallback: F): T | F {
  return part.ok ? part.value : fallback;
}

/** The platform's own words; undefined where they could not be read, which makes nothing unknown. */
interface Known {
  categories: readonly GameCategory[] | undefined;
  providers: ProviderList | undefined;
}

/** What of the query the platform does not have. */
function unknownOf({ category }: HallQuery, { categories, providers }: Known) {
  return {
    category: Boolean(category && categories?.every(({ sysname }) => sysname !== category)),
    provider: Boolean(providers && providers.unknown.length > 0),
  };
}

function headingOf({ category, providers }: HallQuery, known: Known): string | undefined {
  if (category) return known.categories?.find(({ sysname }) => sysname === category)?.name;
  return providers.length === 1 && known.providers?.unknown.length === 0
    ? known.providers?.providers.find(({ sysname }) => sysname === providers[0])?.name
    : undefined;
}

function titleOf(
  { t }: PageContext,
  { search, heading, product }: { search: string; heading: string | undefined; product: string },
): string {
  if (search) return t("games.meta.search", { search, product });
  return heading
    ? t("games.meta.category", { category: heading, product })
    : t("games.meta.title", { product });
}
