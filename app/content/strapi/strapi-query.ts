import { LRUCache } from "lru-cache";
import qs from "qs";
import type { AppConfig } from "~/context/app-config";

export type StrapiVersion = AppConfig["contentApiVersion"];

export interface StrapiQuestion {
  /** Collection or single type, as in the URL. */
  type:
    | "common-data"
    | "web-setting"
    | "pages"
    | "promotions"
    | "banners"
    | "category-intros"
    | "seos"
    | "domain-seo-settings";
  locale: string;
  /** Equality filters: field → value. */
  equals?: Record<string, string>;
  paging?: { page: number; pageSize: number };
  /** Without components, media and relations. */
  isBare?: boolean;
}

/** By query: every page makes the same few. */
const paths = new LRUCache<string, string>({
  maxSize: 512 * 1024,
  sizeCalculation: (path, key) => path.length + key.length + 64,
});

/**
 * Path (below the prefix) and query in the syntax of a Strapi version (docs/contract.md#4.3 and #o11). Version 3
 * filters by plain field names and populates everything; version 5 rejects `populate=deep`.
 */
export function strapiPath(question: StrapiQuestion, version: StrapiVersion): string {
  const key = version + JSON.stringify(question);
  const known = paths.get(key);
  if (known !== undefined) return known;
  const path = writePath(question, version);
  paths.set(key, path);
  return path;
}

function writePath({ type, ...question }: StrapiQuestion, version: StrapiVersion): string {
  const params = version === 3 ? flatParams(question) : nestedParams(question, version);
  return `/${type}?${qs.stringify(params, { encodeValuesOnly: true })}`;
}

type Question = Omit<StrapiQuestion, "type">;

function flatParams({ locale, equals = {}, paging }: Question): object {
  return {
    ...equals,
    ...(paging && { _start: (paging.page - 1) * paging.pageSize, _limit: paging.pageSize }),
    _locale: locale,
  };
}

function nestedParams({ locale, equals = {}, paging, isBare }: Question, version: StrapiVersion): object {
  const filters = Object.fromEntries(Object.entries(equals).map(([name, value]) => [name, { $eq: value }]));
  const populate = isBare ? undefined : version === 4 ? "deep" : "*";
  return { filters, pagination: paging, locale, populate };
}

/** Path prefix of the content API; version 3 has none (docs/product.md#7.2). */
export function apiPrefixOf(config: AppConfig): string {
  return config.contentApiVersion === 3 ? "" : config.contentApiPrefix;
}
