import qs from "qs";
import type { AppConfig } from "~/context";

export type StrapiVersion = AppConfig["contentApiVersion"];

export interface StrapiQuestion {
  /** Collection or single type, as in the address. */
  type: "common-data" | "web-setting" | "pages";
  locale: string;
  /** Only entries whose field has this value. */
  equals?: Record<string, string>;
}

/**
 * Path and query of a question in the dialect of a version (contract 4.3 and O11), below the prefix. Version 3 filters
 * by plain names and fills everything by itself; version 5 refuses `deep`.
 */
export function strapiPath({ type, locale, equals = {} }: StrapiQuestion, version: StrapiVersion): string {
  return `/${type}?${qs.stringify(paramsOf(version, locale, equals), { encodeValuesOnly: true })}`;
}

function paramsOf(version: StrapiVersion, locale: string, equals: Record<string, string>): object {
  if (version === 3) return { ...equals, _locale: locale };
  const filters = Object.fromEntries(Object.entries(equals).map(([name, value]) => [name, { $eq: value }]));
  return { filters, locale, populate: version === 4 ? "deep" : "*" };
}
