import { flattenStrapi } from "~/content/strapi/strapi-flatten";
import { apiPrefixOf, type StrapiQuestion, strapiPath } from "~/content/strapi/strapi-query";
import type { AppConfig } from "~/context/app-config";
import type { Json } from "~/upstream/json";
import type { ReportDropped } from "~/upstream/lenient-parse";
import { rowsOf, shapeFailure } from "./content-queries.server";
import type { ContentQuery, ContentReadScope, ContentSource } from "./content-source";
import { entryName, inEntry } from "./entry-name";

/** Strapi's maximum page size. */
const PAGE_SIZE = 100;
/** Bounds the loop at ten thousand entries, far more than a site has. */
const MAX_PAGES = 100;

interface Parts {
  source: ContentSource;
  scope: ContentReadScope;
  config: AppConfig;
}

export type ReadCollection = ReturnType<typeof createCollectionReader>;

/**
 * Reads every entry of a collection in one locale, page by page; entries for which `read` returns undefined are left
 * out. Throws ContentFailure, also when no entry of a page is valid.
 */
export function createCollectionReader({ source, scope, config }: Parts) {
  const prefix = apiPrefixOf(config);
  return async function readCollection<T>(
    question: Pick<StrapiQuestion, "type" | "locale" | "isBare">,
    read: (row: Json, report: ReportDropped) => T | undefined,
  ): Promise<T[]> {
    const found: T[] = [];
    for (let page = 1; page <= MAX_PAGES; page++) {
      const paging = { page, pageSize: PAGE_SIZE };
      const path = prefix + strapiPath({ ...question, paging }, config.contentApiVersion);
      const entry = { type: question.type, locale: question.locale };
      const document: ContentQuery = {
        path,
        entry,
        name: `${prefix}/${question.type}`,
        label: `/${question.type}`,
        budget: "public",
      };
      const { values, count } = await source.json(document, scope, (body, report) => {
        const rows = body === null ? [] : rowsOf(body, "many", config.contentApiVersion !== 3, document.name);
        const values = rows.flatMap(
          (row) =>
            read(
              flattenStrapi(row, source.addresses.base("content")),
              inEntry(entryName(entry, row), report),
            ) ?? [],
        );
        if (rows.length > 0 && values.length === 0) throw shapeFailure(document.name, "no entry fits");
        return { values, count: rows.length };
      });
      found.push(...values);
      if (count < PAGE_SIZE) break;
    }
    return found;
  };
}
