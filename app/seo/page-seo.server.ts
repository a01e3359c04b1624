import type { SeoRecord } from "~/content/entities-seo";
import type { AppContext, RouteBranch } from "~/context";
import { ignoreRejection } from "~/ignore-rejection";
import { paths } from "~/paths";
import type { CanonicalQuery, SeoData } from "~/seo/seo-data";
import { ownAddress } from "./canonical";
import { composeSeo } from "./compose-seo";
import { faviconTags, type HeadTag, isOwnName, namedMeta } from "./head-tags";
import { isDisallowed, parseRobots, type RobotsRules } from "./robots-rules";
import { renderFoot } from "./seo-foot.server";
import { isOpenPage, pageNames, seoTemplateOf, withoutLocaleSuffix } from "./site-pages";

/** What a page's loader sends about it. Everything else is in the document alone (`document-head.tsx`). */
export interface PageSeo {
  title: string;
  description?: string;
  robots?: string;
  canonical?: string;
  /** HTML of the page's foot; only towards scripts, a document carries it as HTML. */
  foot?: string;
}

/** What a document says beside its page's data. */
export interface DocumentSeo {
  /** Of the whole site: they stay when the visitor goes on. */
  site: readonly HeadTag[];
  page: readonly HeadTag[];
  foot: string;
}

export type SeoContext = Pick<
  AppContext,
  | "content"
  | "i18n"
  | "origin"
  | "path"
  | "search"
  | "basename"
  | "locale"
  | "locales"
  | "branch"
  | "isDataRequest"
>;

const reads = new WeakMap<SeoContext, Map<string, ReturnType<typeof readSources>>>();
const composed = new WeakMap<SeoContext, Pick<DocumentSeo, "page" | "foot">>();

/**
 * Begins what `loadPageSeo` will wait for. The root does so for every document; a loader whose page has a query of
 * its own, or that awaits much before it knows its facts, does it first of all.
 */
export function startPageSeo(context: SeoContext, query?: CanonicalQuery) {
  const address = ownAddress(decoded(context.path), query);
  const known = reads.get(context) ?? new Map<string, ReturnType<typeof readSources>>();
  reads.set(context, known);
  const read = known.get(address) ?? ignoreRejection(readSources(context, address));
  known.set(address, read);
  return read;
}

/** Title, description, robots and canonical address of a page, for `pageMeta`; the document's share is kept for it. */
export async function loadPageSeo(context: SeoContext, facts: SeoData): Promise<PageSeo> {
  const { record: written, domain, robots, config } = await startPageSeo(context, facts.canonicalQuery);
  const record = facts.isVariant ? null : written;
  const { origin, path, search, basename, locale, locales } = context;
  const addresses = [path + search, ...(basename ? [basename + path + search] : [])];
  const {
    tags,
    tokens,
    title,
    description,
    robots: word,
    canonical,
  } = composeSeo({
    facts,
    record,
    domain,
    config,
    place: { origin, path, locale, locales },
    isKeptOut: facts.isIndexed === false || facts.isVariant === true || !isOpenPage(context.branch),
    isDisallowed: robots !== null && addresses.some((address) => isDisallowed(robots, address)),
  });
  const foot = record ? renderFoot(context, record, tokens) : "";
  composed.set(context, { page: tags, foot });
  const shownFoot = context.isDataRequest && foot ? foot : undefined;
  return { title, description, robots: word, canonical, foot: shownFoot };
}

/** The document's share. A page that failed says nothing but what the site says. */
export async function loadDocumentSeo(context: SeoContext, hasFailed: boolean): Promise<DocumentSeo> {
  const { config, webSetting } = await startPageSeo(context);
  const { isEnabled, entries } = config.metaDataTool;
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

/** Everything at once; the two lookups of the record too, though the second counts only when the first finds none. */
async function readSources({ content, origin, branch }: SeoContext, address: string) {
  const config = content.config();
  const [own, ofRoute, domain, robots, webSetting] = await Promise.all([
    content.seo.record(address),
    config.then(({ seo }): Promise<SeoRecord | null> | null => {
      const template = seoTemplateOf(branch, seo.seoUrls);
      return template ? content.seo.record(template) : null;
    }),
    content.seo.domain(new URL(origin).hostname),
    content.seo.robots(),
    content.webSetting(),
  ]);
  return {
    record: own ?? ofKind(ofRoute, branch),
    domain,
    robots: rulesOf(robots),
    config: await config,
    webSetting,
  };
}

/** A record for all pages of a kind opens none of them that is one visitor's; one for this very page may. */
function ofKind(record: SeoRecord | null, branch: RouteBranch): SeoRecord | null {
  return record && !isOpenPage(branch) ? { ...record, robots: undefined } : record;
}

let lastRules: { text: string; rules: RobotsRules } | undefined;

/** One text serves many pages, so it is read once. */
function rulesOf(text: string | null): RobotsRules | null {
  if (text === null) return null;
  if (lastRules?.text !== text) lastRules = { text, rules: parseRobots(text) };
  return lastRules.rules;
}

/** Editors write addresses as they read them. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
