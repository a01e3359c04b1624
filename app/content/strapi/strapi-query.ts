import qs from "qs";
import type { AppConfig } from "~/app-config";

export type StrapiVersion = AppConfig["contentApiVersion"];

export interface StrapiQuestion {
  /** Collection or single type, as in the address. */
  type: "common-data" | "web-setting" | "pages" | "promotions" | "seos" | "domain-seo-settings";
  locale: string;
  /** Only entries whose field has this value. */
  equals?: Record<string, string>;
  paging?: { page: number; pageSize: number };
  /** Texts and numbers alone, without components, files and relations. */
  isBare?: boolean;
}

/**
 * Path and query of a question in the dialect of a version (contract 4.3 and O11), below the prefix. Version 3 filters
 * by plain names and fills everything by itself; version 5 refuses `deep`.
 */
export function strapiPath({ type, ...question }: StrapiQuestion, version: StrapiVersion): string {
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

/** Version 3 knows no prefix (product 7.2). */
export function apiPrefixOf(config: AppConfig): string {
  return config.contentApiVersion === 3 ? "" : config.contentApiPrefix;
}
