import type { Locale } from "~/context";
import { localePrefix, withBasename } from "~/i18n/locale-path";
import { alternatesOf } from "../canonical";

/** What sitemaps of one host are written from. */
export interface SitemapPlace {
  origin: string;
  locales: readonly Locale[];
}

/** Limits of the protocol, with room to spare below its 50 MB. */
const URLS = 50_000;
const BYTES = 40_000_000;
/** A link to an alternate with a long address. */
const LINK_BYTES = 200;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** How many pages, each in every locale and with a link to each, one file holds. */
export function pagesPerFile(localeCount: number): number {
  const bytes = localeCount * (localeCount + 2) * LINK_BYTES;
  return Math.max(1, Math.floor(Math.min(URLS / localeCount, BYTES / bytes)));
}

export function sitemapIndex(fileCount: number, origin: string): string {
  const files = Array.from({ length: fileCount }, (_, index) => `${origin}/sitemap-${index + 1}.xml`);
  const entries = files.map((file) => `<sitemap><loc>${escapeXml(file)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join("")}</sitemapindex>\n`;
}

/** A file page by page, so that neither memory nor the event loop has to hold it whole. */
export function* sitemapFile(
  addresses: readonly string[],
  place: SitemapPlace,
  isOpen: (path: string) => boolean,
): Generator<string> {
  yield `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (const address of addresses) {
    const alternates = alternatesOf(address, place)
      .map(
        ({ hrefLang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
      )
      .join("");
    yield place.locales
      .map((locale) => withBasename(localePrefix(locale), address))
      .filter(isOpen)
      .map((path) => `<url><loc>${escapeXml(place.origin + path)}</loc>${alternates}</url>\n`)
      .join("");
  }
  yield "</urlset>\n";
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
