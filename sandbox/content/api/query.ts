import { parse } from "qs";
import { ContentRefusal } from "./refusal";

type Operator = "$eq" | "$ne" | "$in" | "$contains";

/** What any version of the API is asked, in one shape. */
export interface ContentQuery {
  locale: string | undefined;
  filters: { field: string; operator: Operator; values: string[] }[];
  sort: { field: string; isDescending: boolean }[];
  paging: { page: number; pageSize: number } | { start: number; limit: number };
  isPopulated: boolean;
}

const maxPageSize = 100;
const defaultPageSize = 25;

type Nested = Record<string, unknown>;

/** Versions 4 and 5: nested brackets. They differ in what they refuse. */
export function readNestedQuery(url: URL, isStrict: boolean): ContentQuery {
  const query = parse(url.search.slice(1), { arrayLimit: 100 }) as Nested;
  if (isStrict && query.populate !== undefined && query.populate !== "*") {
    throw new ContentRefusal(400, `Invalid key ${String(query.populate)}`, {
      details: {
        key: String(query.populate),
        path: String(query.populate),
        source: "query",
        param: "populate",
      },
    });
  }
  return {
    locale: typeof query.locale === "string" ? query.locale : undefined,
    filters: nestedFilters(nested(query.filters), isStrict),
    sort: list(query.sort)
      .flatMap((text) => text.split(","))
      .map(sortStep),
    paging: nestedPaging(nested(query.pagination)),
    isPopulated: query.populate !== undefined || query.pLevel !== undefined,
  };
}

function nestedFilters(filters: Nested, isStrict: boolean): ContentQuery["filters"] {
  return Object.entries(filters).flatMap(([field, condition]) => {
    if (typeof condition === "string") return [{ field, operator: "$eq" as const, values: [condition] }];
    return Object.entries(nested(condition)).flatMap(([operator, value]) => {
      if (isOperator(operator)) return [{ field, operator, values: list(value) }];
      if (isStrict) throw new ContentRefusal(400, `Invalid key ${operator}`);
      return [];
    });
  });
}

function nestedPaging(pagination: Nested): ContentQuery["paging"] {
  if (pagination.start !== undefined || pagination.limit !== undefined) {
    return {
      start: whole(pagination.start, 0),
      limit: Math.min(maxPageSize, whole(pagination.limit, defaultPageSize)),
    };
  }
  return {
    page: Math.max(1, whole(pagination.page, 1)),
    pageSize: Math.max(1, Math.min(maxPageSize, whole(pagination.pageSize, defaultPageSize))),
  };
}

/** Version 3: every plain name is a filter. */
export function readFlatQuery(url: URL): ContentQuery {
  const query = Object.fromEntries(url.searchParams);
  const { _locale, _start, _limit, _sort, ...filters } = query;
  return {
    locale: _locale,
    filters: Object.entries(filters).map(([name, value]) => {
      const [field = name, suffix] = name.split(/_(?=contains$|ne$)/);
      const operator = suffix === "contains" ? "$contains" : suffix === "ne" ? "$ne" : "$eq";
      return { field, operator, values: [value] };
    }),
    sort: _sort ? _sort.split(",").map(sortStep) : [],
    paging: { start: whole(_start, 0), limit: whole(_limit, maxPageSize) },
    isPopulated: true,
  };
}

function sortStep(text: string) {
  const [field = "", direction = "asc"] = text.split(":");
  return { field, isDescending: direction.toLowerCase() === "desc" };
}

const isOperator = (name: string): name is Operator => ["$eq", "$ne", "$in", "$contains"].includes(name);

function nested(value: unknown): Nested {
  return typeof value === "object" && value !== null ? (value as Nested) : {};
}

function list(value: unknown): string[] {
  if (value === undefined) return [];
  return typeof value === "object" ? Object.values(value ?? {}).map(String) : [String(value)];
}

function whole(value: unknown, fallback: number): number {
  if (value === undefined) return fallback;
  const number = Number(value);
  // The real server falls over here, and answers without details.
  if (!Number.isInteger(number)) throw new ContentRefusal(500, "Internal Server Error");
  return number;
}
