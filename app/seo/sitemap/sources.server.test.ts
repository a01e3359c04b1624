import { expect, it } from "vitest";
import { readCmsConfig } from "~/content/config/cms-config";
import { type SitemapContext, sitemapSources } from "./sources.server";

const source = sitemapSources.find(({ path }) => path === "/game/:sysname");

/** The platform's games, of which the market has taken some out of each page and its total. */
async function listed(games: readonly string[], isHidden: (sysname: string) => boolean) {
  const requests: number[] = [];
  const platform = {
    async call(_method: string, { options: { count = 0, offset = 0 } }: { options: Record<string, number> }) {
      requests.push(offset);
      const page = games.slice(offset, offset + count);
      const items = page.filter((sysname) => !isHidden(sysname)).map((sysname) => ({ sysname }));
      return { items, total: games.length - (page.length - items.length) };
    },
  };
  const content = { config: async () => readCmsConfig({}, () => {}) };
  const paths = await source?.list({ platform, content } as unknown as SitemapContext);
  return { paths, requests };
}

it.each([
  ["none", () => false],
  ["some", (sysname: string) => Number(sysname) % 7 === 0],
  ["a whole page", (sysname: string) => Number(sysname) >= 300 && Number(sysname) < 600],
])("every game is listed once where %s are hidden", async (_, isHidden) => {
  const games = Array.from({ length: 700 }, (_one, index) => String(index));
  const { paths, requests } = await listed(games, isHidden);
  expect(paths).toEqual(games.filter((sysname) => !isHidden(sysname)).map((sysname) => `/game/${sysname}`));
  expect(requests).toEqual([0, 300, 600]);
});
