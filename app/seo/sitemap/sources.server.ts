import { isShownTo } from "~/content/promotions.server";
import type { AppContext } from "~/context/app-context";
import { paths } from "~/routing/paths";

export type SitemapContext = Pick<
  AppContext,
  "platform" | "content" | "contentTime" | "log" | "origin" | "locales" | "site"
>;

/** A source of paths of one kind, without locale. */
interface SitemapSource {
  /** The route of these pages: not listed when it is closed to search engines or its feature is off. */
  path: string;
  list: (context: SitemapContext) => Promise<string[]>;
}

/** Maximum number of games in one response (docs/contract.md#3.7). */
const GAMES_AT_ONCE = 300;
const TOURNAMENTS_AT_ONCE = 100;

/** The pages that exist per backend record. Routes without parameters need no source. */
export const sitemapSources: readonly SitemapSource[] = [
  {
    path: "/gamehall",
    list: async ({ platform }) =>
      (await platform.call("games.getCategories"))
        .filter(({ games_count }) => games_count !== 0)
        .map(({ sysname }) => paths.gameHall({ category: sysname })),
  },
  {
    path: "/gamehall",
    list: async ({ platform }) =>
      (await platform.call("games.getProviders"))
        .filter(({ games_count }) => games_count !== 0)
        .map(({ sysname }) => paths.gameHall({ providers: sysname })),
  },
  { path: "/game/:sysname", list: listGames },
  {
    path: "/jackpots/:id",
    list: async ({ platform }) => (await platform.call("Jackpots.get")).map(({ id }) => paths.jackpot(id)),
  },
  {
    path: "/tournaments/:id",
    list: async ({ platform }) =>
      (await platform.call("tournaments.get", { count: TOURNAMENTS_AT_ONCE })).items.map(({ id }) =>
        paths.tournament(id),
      ),
  },
  {
    path: "/tournaments/:id/gamehall",
    list: async ({ platform }) =>
      (await platform.call("tournaments.get", { count: TOURNAMENTS_AT_ONCE })).items
        .filter(({ status, games_count: games }) => status !== "finished" && games !== 0)
        .map(({ id }) => paths.tournamentHall(id)),
  },
  {
    path: "/loyalty/:sysname",
    list: async ({ platform }) =>
      (await platform.call("loyalty.getPrograms"))
        .filter(({ is_active: isActive }) => isActive)
        .map(({ sysname }) => paths.loyaltyProgram(sysname)),
  },
  {
    path: "/promotions/:id",
    list: async ({ content, contentTime }) =>
      (await content.promotions())
        .filter((promotion) => isShownTo(promotion, "visitor", contentTime))
        .map(({ slug }) => paths.promotion(slug)),
  },
  {
    path: "/offers/:id",
    list: async ({ platform }) =>
      (await platform.call("campaigns.getoffers")).map(({ id }) => paths.offer(id)),
  },
  { path: "/:slug", list: async ({ content }) => (await content.seo.pageSlugs("text")).map(paths.page) },
  {
    path: "/p/:slug",
    list: async ({ content }) => (await content.seo.pageSlugs("landing")).map(paths.landing),
  },
];

/**
 * Fetches page after page: even ten thousand games are read once an hour, outside of any page request. What a market hides
 * is missing in a page and in its total, and counts where the next one begins.
 */
async function listGames({ platform, content }: SitemapContext): Promise<string[]> {
  const { product } = await content.config();
  const found: string[] = [];
  for (let offset = 0; ; offset += GAMES_AT_ONCE) {
    const { items, total } = await platform.call("games.get", { options: { count: GAMES_AT_ONCE, offset } });
    found.push(...items.map(({ sysname }) => paths.game(sysname)));
    if (offset + items.length >= total) break;
  }
  // The sportsbook's page is in the list by itself.
  return found.filter((path) => path !== paths.game(product.sportsbookSysname));
}
