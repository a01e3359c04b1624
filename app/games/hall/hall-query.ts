import { paths } from "~/paths";

/** Sort keys of contract 3.7; the first is the default and stays out of addresses. */
export const hallSorts = ["priority", "-popularity", "-created_at", "name"] as const;
export type HallSort = (typeof hallSorts)[number];

/** What the address of the game hall asks for (specification 2.1). */
export interface HallQuery {
  category?: string;
  providers: string[];
  search: string;
  sort: HallSort;
  page: number;
}

/** In the place of a category: every game, although the operator's hall opens in a default category. */
const ALL_CATEGORIES = "all";
const SYSNAME = /^[A-Za-z0-9_.-]{1,64}$/;
const PROVIDERS_LIMIT = 20;
const SEARCH_LIMIT = 64;
const LAST_PAGE = 9_999;

/** Reads the address; what is not valid is left out, so that a broken link still shows games. */
export function parseHallQuery(params: URLSearchParams, defaultCategory?: string): HallQuery {
  const providers = parseProviders(params.getAll("providers"));
  const search = (params.get("search") ?? "").normalize("NFC").trim().slice(0, SEARCH_LIMIT).trim();
  const isUnfiltered = providers.length === 0 && !search;
  return {
    category: parseCategory(params.get("category"), isUnfiltered ? defaultCategory : undefined),
    providers,
    search,
    sort: hallSorts.find((sort) => sort === params.get("sort")) ?? hallSorts[0],
    page: parsePage(params.get("page")),
  };
}

/** The address of a query, without what goes without saying. A changed filter starts again at the first page. */
export function hallPath(
  query: HallQuery,
  changes: Partial<HallQuery> = {},
  defaultCategory?: string,
): string {
  const { category, providers, search, sort, page } = { ...query, page: 1, ...changes };
  return paths.gameHall({
    category: category ?? (defaultCategory ? ALL_CATEGORIES : undefined),
    providers: providers.join(","),
    search,
    sort: sort === hallSorts[0] ? undefined : sort,
    page: page > 1 ? String(page) : undefined,
  });
}

/** What of a query makes another page for search engines: a category or one provider, and how far one has turned. */
export function pageQuery({ category, providers, page }: HallQuery, defaultCategory?: string) {
  return {
    category: category === defaultCategory ? undefined : (category ?? ALL_CATEGORIES),
    providers: providers.length === 1 ? providers[0] : undefined,
    page: page > 1 ? String(page) : undefined,
  };
}

/** The provider taken into the filter, or out of it when it is there. */
export function toggleProvider(providers: string[], sysname: string): string[] {
  return providers.includes(sysname)
    ? providers.filter((provider) => provider !== sysname)
    : [...providers, sysname];
}

function parseCategory(value: string | null, defaultCategory: string | undefined): string | undefined {
  if (value === ALL_CATEGORIES) return undefined;
  return value && SYSNAME.test(value) ? value : defaultCategory;
}

/** A comma list (specification 2.1), or the parameter repeated. */
function parseProviders(values: string[]): string[] {
  const sysnames = values
    .join(",")
    .split(",")
    .filter((sysname) => SYSNAME.test(sysname));
  return [...new Set(sysnames)].slice(0, PROVIDERS_LIMIT);
}

export function parsePage(value: string | null): number {
  return value && /^[1-9]\d{0,3}$/.test(value) ? Math.min(Number(value), LAST_PAGE) : 1;
}
