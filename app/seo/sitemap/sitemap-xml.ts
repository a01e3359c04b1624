import { escapeHtml } from "~/browser/served-html/escape-html";
import type { Locale } from "~/routing/locale";
import { localePrefix, withBasename } from "~/routing/locale-path";
import { alternatesOf } from "../canonical";

/** Origin and locales of a host's sitemaps. */
export interface SitemapUrl {
  origin: string;
  locales: readonly Locale[];
}

/** The protocol's limits, with room to spare below its 50 MB. */
const URLS = 50_000;
const BYTES = 40_000_000;
/** Size of an alternate link with a long URL. */
const LINK_BYTES = 200;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** How many pages fit into one file, each in every locale with a link to every alternate. */
export function pagesPerFile(localeCount: number): number {
  const bytes = localeCount * (localeCount + 2) * LINK_BYTES;
  return Math.max(1, Math.floor(Math.min(URLS / localeCount, BYTES / bytes)));
}

export function sitemapIndex(fileCount: number, origin: string): string {
  const files = Array.from({ length: fileCount }, (_, index) => `${origin}/sitemap-${index + 1}.xml`);
  const entries = files.map((file) => `<sitemap><loc>${escapeHtml(file)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join("")}</sitemapindex>\n`;
}

/** Yields a file page by page, so that it is never held in memory as a whole. */
export function* sitemapFile(
  addresses: readonly string[],
  base: SitemapUrl,
  isOpen: (path: string) => boolean,
): Generator<string> {
  yield `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (const address of addresses) {
    const alternates = alternatesOf(address, base)
      .map(
        ({ hrefLang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeHtml(href)}"/>`,
      )
      .join("");
    yield base.locales
      .map((locale) => withBasename(localePrefix(locale), address))
      .filter(isOpen)
      .map((path) => `<url><loc>${escapeHtml(base.origin + path)}</loc>${alternates}</url>\n`)
      .join("");
  }
  yield "</urlset>\n";
}
