import type { AppConfig } from "~/context";
import type { Json } from "~/platform/http/json";
import type { ContentSource, Document, Visit } from "./source.server";
import { flattenStrapi } from "./strapi/strapi-flatten";
import { apiPrefixOf, type StrapiQuestion, strapiPath } from "./strapi/strapi-query";

/** Strapi cuts longer pages to this length. */
const PAGE_SIZE = 100;
/** More pages are not asked for: ten thousand entries are no site of ours. */
const MOST_PAGES = 100;

interface Parts {
  source: ContentSource;
  visit: Visit;
  config: AppConfig;
}

export type ReadCollection = ReturnType<typeof createCollectionReader>;

/** Every entry of a collection in one locale, page by page, those that `read` makes something of. Throws PlatformFailure. */
export function createCollectionReader({ source, visit, config }: Parts) {
  const prefix = apiPrefixOf(config);
  return async function readCollection<T>(
    question: Pick<StrapiQuestion, "type" | "locale" | "isBare">,
    read: (row: Json) => T | null,
  ): Promise<T[]> {
    const found: T[] = [];
    for (let page = 1; page <= MOST_PAGES; page++) {
      const paging = { page, pageSize: PAGE_SIZE };
      const path = prefix + strapiPath({ ...question, paging }, config.contentApiVersion);
      const document: Document = { path, name: `${prefix}/${question.type}`, budget: "public" };
      const rows = await source.json(document, visit, (body) => {
        const flat = body === null ? null : flattenStrapi(body, source.addresses.base("content"));
        return (Array.isArray(flat) ? flat : []).map(read);
      });
      found.push(...rows.filter((row) => row !== null));
      if (rows.length < PAGE_SIZE) break;
    }
    return found;
  };
}
