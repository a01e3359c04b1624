import type { MetaDescriptor } from "@remix-run/react";
import type { Fragment } from "~/browser/served-html/fragment";
import type { CmsConfig } from "~/content/config/cms-config";
import type { SeoRecord } from "~/content/entities/seo";
import type { PageContext } from "~/context/app-context";
import type { PageData, RouteBranch } from "~/context/route-handle";
import { paths } from "~/routing/paths";
import type { CanonicalQuery, SeoData } from "~/seo/seo-data";
import { ignoreRejection } from "~/upstream/ignore-rejection";
import { ownAddress } from "./canonical";
import { composePage } from "./composed-page.server";
import { faviconTags, isOwnName } from "./head-tags";
import { isDisallowed, parseRobots, type RobotsRules } from "./robots-rules";
import { serveSeoFooter } from "./seo-footer.server";
import { isIndexablePage, pageNames, seoTemplateOf, withoutLocaleSuffix } from "./site-pages";

/** SEO in a page's loader data, for `pageMeta` and `SeoFooter`. */
export interface PageSeo {
  title: string;
  description?: string;
  robots?: string;
  canonical?: string;
  /** What only crawlers read, who follow no navigation: of documents alone. */
  tags?: MetaDescriptor[];
  /** The SEO text below the page. */
  footer?: Fragment;
}

/** Starts what `loadPageSeo` and `loadSiteTags` await, by what the route declares, before the page's loader runs. */
export function startPageSeo(context: PageContext, { canonicalQuery }: PageData): void {
  if (!context.isDataRequest) ignoreRejection(context.content.webSetting());
  const query = canonicalQuery
    ? context.content.config().then((config) => canonicalQuery(context.query, config))
    : Promise.resolve(undefined);
  ignoreRejection(query.then((known) => readSources(context, known)));
}

/** SEO of a page: an editor's record first, then what the page says of itself. */
export async function loadPageSeo(context: PageContext, data: SeoData): Promise<PageSeo> {
  const { record: written, domain, robots, config } = await readSources(context, data.canonicalQuery);
  const record = data.isVariant ? null : written;
  const { origin, path, search, basename, branch, locale, locales } = context;
  const addresses = [path + search, ...(basename ? [basename + path + search] : [])];
  const { tags, tokens, ...seo } = composePage(context, {
    data,
    record,
    domain,
    config,
    resolvedPath: { origin, path, locale, locales, normalize: context.site.normalize },
    isUnindexed: data.isIndexed === false || data.isVariant === true || !isIndexablePage(branch),
    isDisallowed: robots !== null && addresses.some((address) => isDisallowed(robots, address)),
  });
  const names = pageNames(branch);
  return {
    ...seo,
    tags: context.isDataRequest
      ? undefined
      : [...tags, ...metaEntries(config, (name) => !!name && names.includes(withoutLocaleSuffix(name)))],
    footer: record ? serveSeoFooter(context, record, tokens) : undefined,
  };
}

/** Icons, manifest and the operator's meta entries of all pages. */
export async function loadSiteTags({ content, origin, basename }: PageContext): Promise<MetaDescriptor[]> {
  const [config, { favicons }] = await Promise.all([content.config(), content.webSetting()]);
  return [
    ...faviconTags(favicons, origin),
    { tagName: "link", rel: "manifest", href: basename + paths.manifest() },
    ...metaEntries(config, (routeName) => !routeName),
  ];
}

function metaEntries({ metaDataTool }: CmsConfig, isOwnRoute: (routeName: string | undefined) => boolean) {
  const { isEnabled, entries } = metaDataTool;
  return (isEnabled ? entries : [])
    .filter(({ name, routeName }) => isOwnRoute(routeName) && !isOwnName(name))
    .map(({ name, content }) => ({ name, content }));
}

/**
 * Reads everything in parallel, both lookups of the record too, although the second only counts when the first is
 * empty.
 */
async function readSources({ content, origin, path, branch }: PageContext, query?: CanonicalQuery) {
  const address = ownAddress(decoded(path), query);
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
