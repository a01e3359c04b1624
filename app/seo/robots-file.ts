import type { SiteTable } from "~/context/route-handle";
import { privateSections } from "./site-pages";

/** Used when no robots.txt is known: crawlers treat a failing one as "disallow everything". */
function fallback(site: SiteTable): string {
  return ["User-agent: *", ...privateSections(site).map((path) => `Disallow: ${path}`)].join("\n");
}

/** The operator's robots.txt or the fallback, with a link to our sitemap. */
export function robotsFile(written: string | null, origin: string, site: SiteTable): string {
  const text = written?.trim() || fallback(site);
  const line = `Sitemap: ${origin}/sitemap.xml`;
  const lines = text.split(/\r\n|\r|\n/);
  return `${lines.some((one) => one.trim().toLowerCase() === line.toLowerCase()) ? text : `${text}\n\n${line}`}\n`;
}
