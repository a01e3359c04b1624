import { siteRoutes } from "./site-routes";

/** Where nothing else is known: crawlers take an answer that fails as "stay away from everything". */
const fallback = [
  "User-agent: *",
  // A path stands for everything below it.
  ...siteRoutes
    .filter(({ path, isIndexed }) => isIndexed === false && path.lastIndexOf("/") === 0)
    .map(({ path }) => `Disallow: ${path}`),
].join("\n");

/** The operator's robots.txt, or a safe one, with the way to our sitemap. */
export function robotsFile(written: string | null, origin: string): string {
  const text = written?.trim() || fallback;
  const line = `Sitemap: ${origin}/sitemap.xml`;
  const lines = text.split(/\r\n|\r|\n/);
  return `${lines.some((one) => one.trim().toLowerCase() === line.toLowerCase()) ? text : `${text}\n\n${line}`}\n`;
}
