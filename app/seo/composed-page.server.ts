import { LRUCache } from "lru-cache";
import { versionOf } from "~/browser/served-html/fragment-cache.server";
import type { PageContext } from "~/context/app-context";
import { type ComposedSeo, composeSeo, type SeoSources } from "./compose-seo";

const cached = new LRUCache<string, ComposedSeo>({
  maxSize: 2 * 1024 * 1024,
  // Tags of search engines are objects, which take twice their text.
  sizeCalculation: ({ tags }, key) => 2 * (key.length + JSON.stringify(tags).length) + 512,
});

/** Composes a page's SEO, once as long as nothing changes that it is made of. */
export function composePage(context: PageContext, sources: SeoSources): ComposedSeo {
  const { data, record, domain, config, resolvedPath, isUnindexed, isDisallowed } = sources;
  const replaced = [record, domain, config, resolvedPath.locales, context.t].map(versionOf);
  const { origin, path, locale } = resolvedPath;
  const key = JSON.stringify([origin, path, locale.code, isUnindexed, isDisallowed, data, replaced]);
  const known = cached.get(key) ?? composeSeo(sources);
  // A draft is not cached.
  if (!context.preview) cached.set(key, known);
  return known;
}
