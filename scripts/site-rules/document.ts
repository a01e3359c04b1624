import type { RouteConfigEntry } from "@remix-run/route-config";
import { type AgnosticDataRouteObject, matchRoutes } from "@remix-run/router";
import { snippetBounds } from "../../app/browser/custom-code/parse-snippet";
import { COUNTRY, LEVEL } from "../../app/content/entities/audience";
import { PIXELS } from "../../app/content/rich-text/rich-text.server";
import { LONGEST_TEXT } from "../../app/content/source/text-ceilings";
import routeConfig from "../../app/routes";
import { MAX_HOPS } from "../../app/shell/redirects/redirect-rules";
import { routeRedirects } from "../../app/shell/redirects/route-redirects";
import { FROM } from "../../app/shell/redirects/wildcard-path";
import { TEXT } from "../../app/ui/styles/contrast";
import { linkBounds } from "../../app/upstream/safe-href";

export const siteRulesPath = new URL("../../integrations/strapi/src/rules/site-rules.json", import.meta.url);

const CONTENT_PAGE = "features/content-page/page.route.tsx";
/** What the server answers before it knows any page. */
const serverPaths = ["healthz", "readyz", "metrics", "hit"];

/** What the site accepts from editors, for the content service to check before it publishes. */
export function siteRulesText(): string {
  const rules = {
    links: linkBounds,
    slugs: { reserved: reservedSlugs() },
    redirects: { from: FROM.source, mostHops: MAX_HOPS, builtIn: routeRedirects },
    pictures: { pixels: PIXELS.source },
    audience: { countries: COUNTRY.source, levels: LEVEL.source },
    texts: { longest: LONGEST_TEXT },
    code: snippetBounds,
    contrast: { text: TEXT },
  };
  return `${JSON.stringify(rules, null, 2)}\n`;
}

/** First parts of the site's own addresses that a content page of that slug would never be shown at. */
function reservedSlugs(): string[] {
  const routes = treeOf(routeConfig);
  const isOwn = (slug: string) => matchRoutes(routes, `/${slug}`)?.at(-1)?.route.id !== CONTENT_PAGE;
  const redirected = routeRedirects.map(({ from }) => from.split("/")[1] ?? "");
  const own = [...firstSegments(routeConfig).filter(isOwn), ...redirected, ...serverPaths];
  return [...new Set(own)].filter((slug) => /^[a-z0-9][a-z0-9-]*$/.test(slug)).sort();
}

function treeOf(entries: readonly RouteConfigEntry[]): AgnosticDataRouteObject[] {
  return entries.map(({ id, file, path, index, children }) =>
    index ? { id: file, path, index } : { id: id ?? file, path, children: treeOf(children ?? []) },
  );
}

function firstSegments(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children = [] }) =>
    path === undefined ? firstSegments(children) : [path.split("/")[0] ?? ""],
  );
}
