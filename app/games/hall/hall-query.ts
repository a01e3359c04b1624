import type { QueryNames } from "~/context";
import { type GameHallQuery, paths } from "~/paths";
import type { GameType } from "~/platform/entities";
import { readSearch } from "../search/search-text";

/** Sort keys of contract 3.7; the first is the default and stays out of addresses. */
export const hallSorts = ["priority", "-popularity", "-created_at", "name"] as const;
export type HallSort = (typeof hallSorts)[number];

/** Product 3, in the order in which the filter shows them. */
export const hallTypes = ["slot", "live", "casino", "fast"] as const satisfies readonly GameType[];

/** Lists in the address: a value is taken in or out by a link. */
export type HallList = "types" | "tags" | "providers";

/** What the address of the game hall asks for (product 2.1). */
export interface HallQuery {
  category?: string;
  types: GameType[];
  tags: string[];
  providers: string[];
  search: string;
  sort: HallSort;
  page: number;
}

/** What an address of the hall may say. Lists may be spelled by a name again and again: a form without script does. */
export const hallQueryNames = {
  category: "once",
  types: "list",
  tags: "list",
  providers: "list",
  search: "once",
  sort: "once",
  page: "once",
} as const satisfies QueryNames;

/** In the place of a category: every game, although the operator's hall opens in a default category. */
const ALL_CATEGORIES = "all";
const SYSNAME = /^[A-Za-z0-9_.-]{1,64}$/;
export const LIST_LIMIT = 20;
const LAST_PAGE = 9_999;

/** Reads the address; what is not valid is left out, so that a broken link still shows games. */
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

/** Whether anything besides the category narrows the hall. */
export function isFiltered({ types, tags, providers, search }: Omit<HallQuery, "sort" | "page">): boolean {
  return search !== "" || types.length + tags.length + providers.length > 0;
}

/** The hall without filters, in the same category and order. */
export const noFilters = { types: [], tags: [], providers: [], search: "" } satisfies Partial<HallQuery>;

/** What an address spells out of a query: what goes without saying is left out. */
export function hallAddress(
  query: HallQuery,
  changes: Partial<HallQuery> = {},
  defaultCategory?: string,
): GameHallQuery {
  // A changed filter starts again at the first page.
  const { category, types, tags, providers, search, sort, page } = { ...query, page: 1, ...changes };
  return {
    category: category ?? (defaultCategory ? ALL_CATEGORIES : undefined),
    types: types.join(","),
    tags: tags.join(","),
    providers: providers.join(","),
    search,
    sort: sort === hallSorts[0] ? undefined : sort,
    page: page > 1 ? String(page) : undefined,
  };
}

/** The address of a query. */
export function hallPath(...query: Parameters<typeof hallAddress>): string {
  return paths.gameHall(hallAddress(...query));
}

/** What of a query makes another page for search engines: a category or one provider, and how far one has turned. */
export function pageQuery({ category, providers, page }: HallQuery, defaultCategory?: string) {
  return {
    category: category === defaultCategory ? undefined : (category ?? ALL_CATEGORIES),
    providers: providers.length === 1 ? providers[0] : undefined,
    page: page > 1 ? String(page) : undefined,
  };
}

/** A value taken into one of the lists, or out of it when it is there. */
export function toggled(query: HallQuery, list: HallList, value: string): Partial<HallQuery> {
  const chosen: string[] = query[list];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { [list]: next };
}

function parseCategory(value: string | null, defaultCategory: string | undefined): string | undefined {
  if (value === ALL_CATEGORIES) return undefined;
  return value && SYSNAME.test(value) ? value : defaultCategory;
}

/** A comma list (product 2.1), or the parameter repeated, as a form without script spells it. */
function parseList(values: string[]): string[] {
  const sysnames = values
    .join(",")
    .split(",")
    .filter((sysname) => SYSNAME.test(sysname));
  return [...new Set(sysnames)].slice(0, LIST_LIMIT);
}

export function parsePage(value: string | null): number {
  return value && /^[1-9]\d{0,3}$/.test(value) ? Math.min(Number(value), LAST_PAGE) : 1;
}
