import type { MetaDescriptor } from "@remix-run/react";
import type { CmsConfig } from "~/content/config/cms-config";
import type { DomainSeoSettings, SeoOrganization, SeoRecord } from "~/content/entities/seo";
import { alternatesOf, ownAddress, publicAddress, type ResolvedPath, writtenAddress } from "./canonical";
import { metaTags, openGraphTags } from "./head-tags";
import { jsonLdOf } from "./json-ld";
import { isNoindex, pageRobots } from "./page-robots";
import { composeTitle } from "./page-title";
import type { SeoData } from "./seo-data";
import { fillAddress, fillText, type Tokens, tokensOf } from "./tokens";
import { webAddress } from "./web-address";

export interface SeoSources {
  data: SeoData;
  record: SeoRecord | null;
  domain: DomainSeoSettings | null;
  config: Pick<CmsConfig, "seo" | "product">;
  resolvedPath: ResolvedPath;
  isUnindexed: boolean;
  isDisallowed: boolean;
}

export interface ComposedSeo {
  title: string;
  description?: string;
  robots?: string;
  canonical: string;
  tokens: Tokens;
  /** What only crawlers read. */
  tags: MetaDescriptor[];
}

/** Composes a page's SEO: the editor's record first, then the page's own data, then domain and site settings. */
export function composeSeo(sources: SeoSources): ComposedSeo {
  const { data, record, domain, config, resolvedPath } = sources;
  const tokens = tokensOf(
    { name: data.name, ...data.replacements },
    record?.replacements ?? {},
    domain?.replacements ?? {},
  );
  const fill = (text: string | undefined) => (text ? fillText(text, tokens) : "");
  const template = config.seo.titleTemplate ?? (domain?.titleSuffix ? "" : `%s – ${config.product.name}`);
  const title = composeTitle(fill(record?.title) || data.title, fill(template), domain?.titleSuffix);
  const description = fill(record?.description) || data.description;
  const robots = pageRobots({
    record: fill(record?.robots),
    domain: fill(domain?.robots),
    site: config.seo.defaultRobots,
    isUnindexed: sources.isUnindexed,
    isDisallowed: sources.isDisallowed,
  });
  const address = addressOf(sources, tokens);
  const canonical = publicAddress(address, resolvedPath.origin, resolvedPath.locale);
  const alternates = isNoindex(robots) ? [] : alternatesOf(address, resolvedPath);
  const jsonLd = jsonLdOf({
    origin: resolvedPath.origin,
    canonical,
    breadcrumbs: breadcrumbsOf(sources, canonical),
    game: data.game && { ...data.game, name: data.name ?? data.title, image: data.image },
    sportsEvents: data.sportsEvents?.map((match) => ({
      ...match,
      address: match.path ? publicAddress(match.path, resolvedPath.origin, resolvedPath.locale) : canonical,
    })),
    event: data.event && {
      ...data.event,
      name: data.name ?? data.title,
      description: data.description,
      image: data.image,
    },
    ...filledMembers(record, domain, tokens),
  });
  return {
    title,
    description,
    robots,
    canonical,
    tokens,
    tags: [
      ...alternates.map((attributes) => ({ tagName: "link" as const, rel: "alternate", ...attributes })),
      ...openGraphTags(openGraphOf(sources, tokens, { title, description, canonical })),
      ...metaTags([...(record?.meta ?? []), ...(domain?.meta ?? [])], tokens),
      ...(jsonLd ? [{ "script:ld+json": jsonLd } as MetaDescriptor] : []),
    ],
  };
}

function addressOf({ record, data, resolvedPath }: SeoSources, tokens: Tokens): string {
  const written = record?.canonicalUrl && fillAddress(record.canonicalUrl, tokens);
  return (
    (written && writtenAddress(written, resolvedPath)) ||
    ownAddress(data.canonicalPath ?? resolvedPath.path, data.canonicalQuery)
  );
}

/** Editors' values override the derived ones; image URLs become absolute. */
function openGraphOf(
  { data, record, domain, config, resolvedPath }: SeoSources,
  tokens: Tokens,
  page: { title: string; description?: string; canonical: string },
): Record<string, string | undefined> {
  const written = Object.fromEntries(
    Object.entries({ ...domain?.openGraph, ...record?.openGraph })
      .filter(([property]) => /^[a-z][\w:]*$/i.test(property))
      .map(([property, content]) => [property, fillText(content, tokens)])
      .filter(([, content]) => content),
  );
  const image = webAddress(written["og:image"] || data.image, resolvedPath.origin);
  return {
    "og:type": "website",
    "og:site_name": config.product.name,
    "og:title": page.title,
    "og:description": page.description,
    "og:locale": resolvedPath.locale.code.replace("-", "_"),
    ...(image ? { "twitter:card": "summary_large_image" } : {}),
    ...written,
    "og:image": image,
    "og:url": page.canonical,
  };
}

/** Structured data members of the record, with tokens filled in. */
function filledMembers(record: SeoRecord | null, domain: DomainSeoSettings | null, tokens: Tokens) {
  const organization = record?.organization ?? domain?.organization;
  return {
    faq: (record?.schemaFaq ?? []).map((row) => filled(row, tokens)),
    article: record?.schemaArticle && filled(record.schemaArticle, tokens),
    organization: organization && filledOrganization(organization, tokens),
    product: record?.product && filled(record.product, tokens),
  };
}

function filledOrganization(
  { contactPoint, ...organization }: SeoOrganization,
  tokens: Tokens,
): SeoOrganization {
  return { ...filled(organization, tokens), contactPoint: contactPoint && filled(contactPoint, tokens) };
}

function filled<T extends Record<string, string | undefined>>(texts: T, tokens: Tokens): T {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text && fillText(text, tokens)]),
  ) as T;
}

function breadcrumbsOf({ data, config, resolvedPath }: SeoSources, canonical: string) {
  if (!data.breadcrumbs || data.isVariant) return [];
  return [
    { name: config.product.name, address: publicAddress("/", resolvedPath.origin, resolvedPath.locale) },
    ...data.breadcrumbs.map(({ name, path }) => ({
      name,
      address: publicAddress(path, resolvedPath.origin, resolvedPath.locale),
    })),
    { name: data.name ?? data.title, address: canonical },
  ];
}
