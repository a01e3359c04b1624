/** An address of the site as the content service and search engines know it. */
interface SiteRoute {
  /** As in specification 2.1, without locale; `:name` stands for one segment. */
  path: string;
  /** Names that configured SEO addresses and meta entries may call it by (contract O13). */
  names: readonly string[];
  /** `false`: one visitor's, or nothing to find. Whatever lies below is left out as well. */
  isIndexed?: false;
}

/** Specification 2.1 in its order; a literal segment stands before the parameter it would fit. */
export const siteRoutes: readonly SiteRoute[] = [
  { path: "/", names: ["index"] },
  { path: "/offers", names: ["offers"] },
  { path: "/offers/:id", names: ["offers-id"] },
  { path: "/betting", names: ["betting"] },
  { path: "/cashier", names: ["cashier"], isIndexed: false },
  { path: "/cashier/deposit", names: ["cashier-index-deposit"], isIndexed: false },
  { path: "/cashier/deposit/:sysname", names: ["cashier-index-deposit-index-sysname"], isIndexed: false },
  { path: "/loyalty", names: ["loyalty"] },
  { path: "/loyalty/shop", names: ["loyalty-shop"] },
  { path: "/loyalty/:sysname", names: ["loyalty-sysname"] },
  { path: "/profile", names: ["profile"], isIndexed: false },
  { path: "/support", names: ["support"] },
  { path: "/winners", names: ["winners"] },
  { path: "/gamehall", names: ["gamehall"] },
  { path: "/jackpots", names: ["jackpots"] },
  { path: "/jackpots/:id", names: ["jackpots-id"] },
  { path: "/providers", names: ["providers"] },
  { path: "/promotions", names: ["promotions"] },
  { path: "/promotions/:id", names: ["promotions-id"] },
  { path: "/tournaments", names: ["tournaments"] },
  { path: "/tournaments/:id", names: ["tournaments-id"] },
  { path: "/tournaments/:id/gamehall", names: ["tournaments-id-gamehall"] },
  { path: "/unsubscribe", names: ["unsubscribe"], isIndexed: false },
  { path: "/confirmation", names: ["confirmation"], isIndexed: false },
  { path: "/forms", names: ["forms"], isIndexed: false },
  { path: "/game/:sysname", names: ["game-index-sysname", "game-sysname", "game-index-item"] },
  { path: "/_icons", names: ["icons"], isIndexed: false },
  { path: "/responsible-game", names: ["responsible-game"], isIndexed: false },
  { path: "/bets", names: ["bets"], isIndexed: false },
  { path: "/:slug", names: ["slug"] },
];

const patterns = siteRoutes.map((route) => ({ route, segments: segmentsOf(route.path) }));
const closed = patterns.filter(({ route }) => route.isIndexed === false);

/** The route of a path without locale; undefined where the table has none. */
export function siteRouteOf(path: string): SiteRoute | undefined {
  const asked = segmentsOf(path);
  return patterns.find(({ segments }) => segments.length === asked.length && fits(segments, asked))?.route;
}

/** The SEO address that is configured for the route of a path, e.g. `/game/##name##`. */
export function seoTemplateOf(path: string, seoUrls: Readonly<Record<string, string>>): string | undefined {
  const names = siteRouteOf(path)?.names ?? [];
  return Object.entries(seoUrls).find(([name]) => names.includes(withoutLocaleSuffix(name)))?.[1];
}

/** Whether a path lies outside of everything that search engines have no business with. */
export function isOpenPath(path: string): boolean {
  const asked = segmentsOf(path);
  return !closed.some(({ segments }) => fits(segments, asked));
}

/** Configured names may carry a locale suffix, which says nothing here (specification 2.2). */
export function withoutLocaleSuffix(routeName: string): string {
  return routeName.replace(/___.*$/, "");
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  return pattern.every((part, index) => part.startsWith(":") || part === segments[index]);
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter(Boolean);
}
