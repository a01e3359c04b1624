import { isShownTo } from "~/content/promotions.server";
import type { AppContext } from "~/context";
import { paths } from "~/paths";
import { siteRoutes } from "../site-routes";

export type SitemapContext = Pick<AppContext, "platform" | "content" | "log" | "origin" | "locales">;

/** Addresses of one kind, without locale. All share a route, and with it the template of their SEO record. */
interface SitemapSource {
  name: string;
  list: (context: SitemapContext) => Promise<string[]>;
}

/** As many games as the platform gives at once (contract 3.7). */
const GAMES_AT_ONCE = 300;
const TOURNAMENTS_AT_ONCE = 100;

/** Everything that may be found, kind by kind. A new kind of page is a line here. */
export const sitemapSources: readonly SitemapSource[] = [
  ...siteRoutes
    .filter(({ path, isIndexed }) => isIndexed !== false && !path.includes(":"))
    .map(({ path }) => ({ name: path, list: async () => [path] })),
  {
    name: "categories",
    list: async ({ platform }) =>
      (await platform.call("games.getCategories"))
        .filter(({ games_count }) => games_count > 0)
        .map(({ sysname }) => paths.gameHall({ category: sysname })),
  },
  {
    name: "providers",
    list: async ({ platform }) =>
      (await platform.call("games.getProviders"))
        .filter(({ games_count }) => games_count > 0)
        .map(({ sysname }) => paths.gameHall({ providers: sysname })),
  },
  { name: "games", list: listGames },
  {
    name: "jackpots",
    list: async ({ platform }) => (await platform.call("Jackpots.get")).map(({ id }) => paths.jackpot(id)),
  },
  {
    name: "tournaments",
    list: async ({ platform }) =>
      (await platform.call("tournaments.get", { count: TOURNAMENTS_AT_ONCE })).items.map(({ id }) =>
        paths.tournament(id),
      ),
  },
  {
    name: "games of tournaments",
    list: async ({ platform }) =>
      (await platform.call("tournaments.get", { count: TOURNAMENTS_AT_ONCE })).items
        .filter(({ status, games_count: games }) => status !== "finished" && games > 0)
        .map(({ id }) => paths.tournamentHall(id)),
  },
  {
    name: "loyalty programmes",
    list: async ({ platform }) =>
      (await platform.call("loyalty.getPrograms"))
        .filter(({ is_active: isActive }) => isActive)
        .map(({ sysname }) => paths.loyaltyProgram(sysname)),
  },
  {
    name: "promotions",
    list: async ({ content }) =>
      (await content.promotions())
        .filter((promotion) => isShownTo(promotion, "visitor"))
        .map(({ slug }) => paths.promotion(slug)),
  },
  {
    name: "offers",
    list: async ({ platform }) =>
      (await platform.call("campaigns.getoffers")).map(({ id }) => paths.offer(id)),
  },
  { name: "pages", list: async ({ content }) => (await content.seo.pageSlugs()).map(paths.page) },
];

/** One after the other: a catalogue of ten thousand is asked for once an hour, and nobody waits for it. */
async function listGames({ platform }: SitemapContext): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    const page = await platform.call("games.get", {
      options: { count: GAMES_AT_ONCE, offset: found.length },
    });
    found.push(...page.items.map(({ sysname }) => paths.game(sysname)));
    if (page.items.length === 0 || found.length >= page.total) return found;
  }
}
