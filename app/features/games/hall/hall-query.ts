import type { QueryNames } from "~/context/route-handle";
import type { GameType } from "~/platform/entities/games";
import { type GameHallQuery, paths } from "~/routing/paths";
import { pageParam, parsePage } from "~/shell/paging/paging";
import { readSearch } from "../search/search-text";
import { isSysname } from "../sysname";

/** Id of the route. */
export const HALL = "features/games/game-hall.route";

/** Sort keys of docs/contract.md#3.7; the first is the default and is omitted from URLs. */
export const hallSorts = ["priority", "-popularity", "-created_at", "name"] as const;
export type HallSort = (typeof hallSorts)[number];

/** Game types of docs/product.md#3, in the order of the filter. */
export const hallTypes = ["slot", "live", "casino", "fast"] as const satisfies readonly GameType[];

/** Query parameters that are lists, whose values links toggle. */
export type HallList = "types" | "tags" | "providers";

/** The parsed query of the game hall (docs/product.md#2.1). */
export interface HallQuery {
  category?: string;
  types: GameType[];
  tags: string[];
  providers: string[];
  search: string;
  sort: HallSort;
  page: number;
}

/** Query parameters of the hall. Lists may be repeated parameters too, as a form without script sends them. */
export const hallQueryNames = {
  category: "once",
  types: "list",
  tags: "list",
  providers: "list",
  search: "once",
  sort: "once",
  page: "once",
} as const satisfies QueryNames;

/** Value of `category` for all games, when the operator's hall has a default category. */
const ALL_CATEGORIES = "all";
export const LIST_LIMIT = 20;

/** Parses the query; invalid values are ignored, so that a broken link still shows games. */
export function parseHallQuery(params: URLSearchParams, defaultCategory?: string): HallQuery {
  const filters = {
    types: hallTypes.filter((type) => parseList(params.getAll("types")).includes(type)),
    tags: parseList(params.getAll("tags")),
    providers: parseList(params.getAll("providers")),
    search: readSearch(params.get("search")),
  };
  return {
    category: parseCategory(params.get("category"), isFiltered(filters) ? undefined : defaultCategory),
    ...filters,
    sort: hallSorts.find((sort) => sort === params.get("sort")) ?? hallSorts[0],
    page: parsePage(params.get("page")),
  };
}

/** Whether any filter besides the category is set. */
export function isFiltered({ types, tags, providers, search }: Omit<HallQuery, "sort" | "page">): boolean {
  return search !== "" || types.length + tags.length + providers.length > 0;
}

/** Whether a search is one among some games alone. */
export function searchesPart(query: Omit<HallQuery, "sort" | "page">): boolean {
  return query.search !== "" && (query.category !== undefined || isFiltered({ ...query, search: "" }));
}

/** Changes that remove all filters but keep category and order. */
export const noFilters = { types: [], tags: [], providers: [], search: "" } satisfies Partial<HallQuery>;

/** The URL parameters of a query with `changes`; defaults are omitted. */
export function hallAddress(
  query: HallQuery,
  changes: Partial<HallQuery> = {},
  defaultCategory?: string,
): GameHallQuery {
  // Changing a filter resets the page.
  const { category, types, tags, providers, search, sort, page } = { ...query, page: 1, ...changes };
  return {
    category: category ?? (defaultCategory ? ALL_CATEGORIES : undefined),
    types: types.join(","),
    tags: tags.join(","),
    providers: providers.join(","),
    search,
    sort: sort === hallSorts[0] ? undefined : sort,
    ...pageParam(page),
  };
}

/** The path with query for the arguments of `hallAddress`. */
export function hallPath(...query: Parameters<typeof hallAddress>): string {
  return paths.gameHall(hallAddress(...query));
}

/** The parameters that are part of the canonical URL: category, a single provider, and page. */
export function pageQuery({ category, providers, page }: HallQuery, defaultCategory?: string) {
  return {
    category: category === defaultCategory ? undefined : (category ?? ALL_CATEGORIES),
    providers: providers.length === 1 ? providers[0] : undefined,
    ...pageParam(page),
  };
}

/** Changes that add a value to one of the lists, or remove it. */
export function toggleFilter(query: HallQuery, list: HallList, value: string): Partial<HallQuery> {
  const chosen: string[] = query[list];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { [list]: next };
}

function parseCategory(value: string | null, defaultCategory: string | undefined): string | undefined {
  if (value === ALL_CATEGORIES) return undefined;
  return value && isSysname(value) ? value : defaultCategory;
}

/**
 * Accepts comma-separated values (docs/product.md#2.1) and repeated parameters, as a form without script sends them.
 */
function parseList(values: string[]): string[] {
  const sysnames = values.join(",").split(",").filter(isSysname);
  return [...new Set(sysnames)].slice(0, LIST_LIMIT);
}
