import { LRUCache } from "lru-cache";
import type { PageContext } from "~/context";
import { type ComposedSeo, composeSeo, type SeoSources } from "./compose-seo";
import { renderFoot } from "./seo-foot.server";

interface ComposedPage extends ComposedSeo {
  /** HTML of the SEO text below the page; empty when there is none. */
  foot: string;
}

interface Kept {
  /** Objects that are replaced when what they say changes. */
  sources: readonly unknown[];
  page: ComposedPage;
}

const kept = new LRUCache<string, Kept>({
  maxSize: 2 * 1024 * 1024,
  // Tags of search engines are objects, which take twice their text.
  sizeCalculation: ({ page }, key) => 2 * (key.length + JSON.stringify([page.tags, page.foot]).length) + 512,
});

/** Composes a page's SEO, once as long as nothing changes that it is made of. */
export function composePage(context: PageContext, sources: SeoSources): ComposedPage {
  const { facts, record, domain, config, place, isKeptOut, isDisallowed } = sources;
  const key = JSON.stringify([place.origin, place.path, place.locale.code, isKeptOut, isDisallowed, facts]);
  const replaced = [record, domain, config, place.locales, context.t];
  const known = kept.get(key);
  if (known?.sources.every((source, index) => source === replaced[index])) return known.page;
  const composed = composeSeo(sources);
  const page = { ...composed, foot: record ? renderFoot(context, record, composed.tokens) : "" };
  kept.set(key, { sources: replaced, page });
  return page;
}
