import type { SeoFaq, SeoOrganization, SeoRecord } from "~/content/entities/seo";
import type { SportsEventData } from "./seo-data";
import { commaList, webAddress } from "./web-address";

/** Source of a page's structured data; tokens are already filled in. */
export interface StructuredData {
  origin: string;
  canonical: string;
  faq: readonly SeoFaq[];
  article?: SeoRecord["schemaArticle"];
  organization?: SeoOrganization;
  product?: SeoRecord["product"];
  event?: { name: string; description?: string; image?: string; startsAt: string; endsAt: string };
  /** With the absolute URL of each. */
  sportsEvents?: readonly (SportsEventData & { address: string })[];
  /** From home to the page itself, with absolute URLs. */
  breadcrumbs: readonly { name: string; address: string }[];
  /** The game played on the page. */
  game?: { name: string; image?: string; provider: string; type: string };
}

type Value = string | number | undefined | readonly Value[] | { [name: string]: Value };

/** JSON-LD for a script element; undefined when there is none. */
export function jsonLdOf(data: StructuredData): object | undefined {
  const graph = [
    faqPage(data.faq),
    data.article && article(data.article, data),
    data.organization && organization(data.organization, data.origin),
    data.product && product(data.product, data.origin),
    data.game && videoGame(data.game, data),
    data.event && event(data.event, data),
    ...(data.sportsEvents ?? []).map(sportsEvent),
    breadcrumbList(data.breadcrumbs),
  ].filter((part) => part !== undefined);
  if (graph.length === 0) return undefined;
  // Without the members that have no value.
  return JSON.parse(JSON.stringify({ "@context": "https://schema.org", "@graph": graph }));
}

function faqPage(faq: readonly SeoFaq[]): Value {
  if (faq.length === 0) return undefined;
  return {
    "@type": "FAQPage",
    mainEntity: faq.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function article(
  { headline, description, image, datePublished, dateModified }: NonNullable<StructuredData["article"]>,
  { canonical, origin }: StructuredData,
): Value {
  return {
    "@type": "Article",
    headline,
    description,
    image: webAddress(image, origin),
    datePublished,
    dateModified,
    mainEntityOfPage: canonical,
  };
}

function organization({ name, url, logo, sameAs, contactPoint }: SeoOrganization, origin: string): Value {
  return {
    "@type": "Organization",
    name,
    url: webAddress(url, origin),
    logo: webAddress(logo, origin),
    sameAs: nonEmpty(commaList(sameAs).flatMap((address) => webAddress(address, origin) ?? [])),
    contactPoint: contactPoint && {
      "@type": "ContactPoint",
      telephone: contactPoint.telephone,
      contactType: contactPoint.contactType,
      areaServed: nonEmpty(commaList(contactPoint.areaServed)),
      availableLanguage: nonEmpty(commaList(contactPoint.availableLanguage)),
    },
  };
}

function product(
  { name, image, description, sku, brandName }: NonNullable<StructuredData["product"]>,
  origin: string,
): Value {
  return {
    "@type": "Product",
    name,
    image: webAddress(image, origin),
    description,
    sku,
    brand: brandName ? { "@type": "Brand", name: brandName } : undefined,
  };
}

function videoGame(
  { name, image, provider, type }: NonNullable<StructuredData["game"]>,
  { canonical, origin }: StructuredData,
): Value {
  return {
    "@type": "VideoGame",
    name,
    url: canonical,
    image: webAddress(image, origin),
    genre: type,
    gamePlatform: "Web browser",
    author: { "@type": "Organization", name: provider },
  };
}

/** The location is the page itself: search engines require one even for online events. */
function event(
  { name, description, image, startsAt, endsAt }: NonNullable<StructuredData["event"]>,
  { canonical, origin }: StructuredData,
): Value {
  return {
    "@type": "Event",
    name,
    description,
    image: webAddress(image, origin),
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", url: canonical },
  };
}

function sportsEvent({
  name,
  home,
  away,
  sport,
  startsAt,
  venue,
  address,
}: NonNullable<StructuredData["sportsEvents"]>[number]): Value {
  const team = (side: string) => ({ "@type": "SportsTeam", name: side });
  return {
    "@type": "SportsEvent",
    name,
    sport,
    startDate: startsAt,
    homeTeam: team(home),
    awayTeam: team(away),
    eventStatus: "https://schema.org/EventScheduled",
    url: address,
    location: venue ? { "@type": "Place", name: venue.split(",", 1)[0], address: venue } : undefined,
  };
}

function breadcrumbList(breadcrumbs: StructuredData["breadcrumbs"]): Value {
  if (breadcrumbs.length < 2) return undefined;
  return {
    "@type": "BreadcrumbList",
    itemListElement: breadcrumbs.map(({ name, address }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: address,
    })),
  };
}

function nonEmpty(list: readonly string[]): readonly string[] | undefined {
  return list.length > 0 ? list : undefined;
}
