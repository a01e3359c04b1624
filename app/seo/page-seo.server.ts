import type { SeoRecord } from "~/content/entities/seo";
import type { PageContext, PageData, RouteBranch } from "~/context";
import { ignoreRejection } from "~/ignore-rejection";
import { paths } from "~/paths";
import type { CanonicalQuery, SeoData } from "~/seo/seo-data";
import { ownAddress } from "./canonical";
import { composePage } from "./composed-page.server";
import { faviconTags, type HeadTag, isOwnName, namedMeta } from "./head-tags";
import { isDisallowed, parseRobots, type RobotsRules } from "./robots-rules";
import { isIndexablePage, pageNames, seoTemplateOf, withoutLocaleSuffix } from "./site-pages";

/** SEO in a page's loader data. The rest is only in the served document (`document-head.tsx`). */
export interface PageSeo {
  title: string;
  description?: string;
  robots?: string;
  canonical?: string;
  /** HTML of the SEO text below the page; sent with data requests only, a document contains it as markup. */
  foot?: string;
}

/** SEO of the served document. */
export interface DocumentSeo {
  /** Tags of the whole site, kept on client navigations. */
  site: readonly HeadTag[];
  page: readonly HeadTag[];
  foot: string;
}

const reads = new WeakMap<PageContext, Map<string, ReturnType<typeof readSources>>>();
const composed = new WeakMap<PageContext, Pick<DocumentSeo, "page" | "foot">>();

/** Starts what `loadPageSeo` and `loadDocumentSeo` await, by what the route declares, before the page's loader runs. */
export function startPageSeo(context: PageContext, { canonicalQuery }: PageData): void {
  if (!context.isDataRequest) ignoreRejection(context.content.webSetting());
  if (!canonicalQuery) readSourcesOnce(context);
  else
    ignoreRejection(
      context.content
        .config()
        .then((config) => readSourcesOnce(context, canonicalQuery(context.query, config))),
    );
}

function readSourcesOnce(context: PageContext, query?: CanonicalQuery) {
  const address = ownAddress(decoded(context.path), query);
  const known = reads.get(context) ?? new Map<string, ReturnType<typeof readSources>>();
  reads.set(context, known);
  const read = known.get(address) ?? ignoreRejection(readSources(context, address));
  known.set(address, read);
  return read;
}

/** Title, description, robots and canonical URL of a page for `pageMeta`. Keeps the tags for `loadDocumentSeo`. */
export async function loadPageSeo(context: PageContext, facts: SeoData): Promise<PageSeo> {
  const { record: written, domain, robots, config } = await readSourcesOnce(context, facts.canonicalQuery);
  const record = facts.isVariant ? null : written;
  const { origin, path, search, basename, locale, locales } = context;
  const addresses = [path + search, ...(basename ? [basename + path + search] : [])];
  const {
    tags,
    title,
    description,
    robots: robotsValue,
    canonical,
    foot,
  } = composePage(context, {
    facts,
    record,
    domain,
    config,
    place: { origin, path, locale, locales, spell: context.site.spell },
    isKeptOut: facts.isIndexed === false || facts.isVariant === true || !isIndexablePage(context.branch),
    isDisallowed: robots !== null && addresses.some((address) => isDisallowed(robots, address)),
  });
  composed.set(context, { page: tags, foot });
  const shownFoot = context.isDataRequest && foot ? foot : undefined;
  return { title, description, robots: robotsValue, canonical, foot: shownFoot };
}

/** SEO of the document. A failed page has only the site's tags. */
export async function loadDocumentSeo(context: PageContext, hasFailed: boolean): Promise<DocumentSeo> {
  const [{ metaDataTool }, webSetting] = await Promise.all([
    context.content.config(),
    context.content.webSetting(),
  ]);
  const { isEnabled, entries } = metaDataTool;
  const names = pageNames(context.branch);
  const metaFor = (isOurs: (routeName: string | undefined) => boolean) =>
    (isEnabled ? entries : [])
      .filter(({ name, routeName }) => isOurs(routeName) && !isOwnName(name))
      .map(({ name, content }) => namedMeta(name, content));
  const { page, foot } = (!hasFailed && composed.get(context)) || { page: [], foot: "" };
  return {
    site: [
      ...faviconTags(webSetting.favicons, context.origin),
      { tag: "link", attributes: { rel: "manifest", href: context.basename + paths.manifest() } },
      ...metaFor((name) => !name),
    ],
    page: [...page, ...metaFor((name) => !!name && names.includes(withoutLocaleSuffix(name)))],
    foot,
  };
}

/**
 * Reads everything in parallel, both lookups of the record too, although the second only counts when the first is
 * empty.
 */
async function readSources({ content, origin, branch }: PageContext, address: string) {
  const config = content.config();
  const [own, ofRoute, domain, robots] = await Promise.all([
    content.seo.record(address),
    config.then(({ seo }): Promise<SeoRecord | null> | null => {
      const template = seoTemplateOf(branch, seo.seoUrls);
      return template ? content.seo.record(template) : null;
    }),
    content.seo.domain(new URL(origin).hostname),
    content.seo.robots(),
  ]);
  return {
    record: own ?? ofKind(ofRoute, branch),
    domain,
    robots: rulesOf(robots),
    config: await config,
  };
}

/** A record for a route template cannot make a personal page indexable; a record for this exact URL can. */
function ofKind(record: SeoRecord | null, branch: RouteBranch): SeoRecord | null {
  return record && !isIndexablePage(branch) ? { ...record, robots: undefined } : record;
}

let lastRules: { text: string; rules: RobotsRules } | undefined;

/** Parsed once: the same text serves many pages. */
function rulesOf(text: string | null): RobotsRules | null {
  if (text === null) return null;
  if (lastRules?.text !== text) lastRules = { text, rules: parseRobots(text) };
  return lastRules.rules;
}

/** Editors write URLs decoded. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
