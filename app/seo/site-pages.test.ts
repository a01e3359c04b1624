import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { visitorQuery } from "~/dialogs/address/visitor-query";
import { loadSiteTable } from "../../tests/support/site-table";
import type { RouteHandle } from "../context/route-handle";
import { isIndexablePage, pageNames, privateSections, seoTemplateOf } from "./site-pages";
import { sitemapSources } from "./sitemap/sources.server";

let site: Awaited<ReturnType<typeof loadSiteTable>>;
beforeAll(async () => {
  site = await loadSiteTable();
}, 120_000);

/** Routes that show a screen, but for the layouts around others and the answers to unknown paths. */
const isLayoutOrEnd = /^root$|-layout\.route$|^shell\/layouts\/(protected-)?not-found/;

describe("what the pages say of themselves", () => {
  it("every page that is in the route table says what it is, where it stands", () => {
    const silent = Object.values(site.routes).flatMap((route) => {
      const isPage = route?.module.default && !isLayoutOrEnd.test(route.id);
      return isPage && !(route.module.handle as RouteHandle | undefined)?.page ? [route.id] : [];
    });
    expect(site.pages.length).toBeGreaterThan(40);
    expect(silent).toEqual([]);
  });

  it("a name is one page's", () => {
    const names = new Map<string, string>();
    for (const { path, branch } of site.pages) {
      const leaf = branch.ids.at(-1) ?? "";
      const { names: own = [], namesWithParam = [] } = branch.handles.at(-1)?.page ?? {};
      for (const name of [...own, ...namesWithParam]) {
        const isSameScreen =
          /^features\/(?:cashier\/result|home)\//.test(leaf) && names.get(name) !== undefined;
        if (!isSameScreen) expect(names.get(name), `${name} at ${path}`).toBeUndefined();
        names.set(name, path);
      }
    }
  });

  it("every page that may be found and needs a name filled in has those that know the names", () => {
    const open = site.pages.filter(({ path, branch }) => path.includes(":") && isIndexablePage(branch));
    const sources = new Set(sitemapSources.map(({ path }) => path));
    expect(open.map(({ path }) => path).filter((path) => !sources.has(path))).toEqual([]);
    const known = new Set(site.pages.map(({ path }) => path));
    expect([...sources].filter((path) => !known.has(path))).toEqual([]);
  });

  it("rooms without an open page are closed as a whole", () => {
    expect(privateSections(site).sort()).toEqual([
      "/_icons",
      "/_offline",
      "/_preview",
      "/age-gate",
      "/bets",
      "/cashier",
      "/confirmation",
      "/consent",
      "/disputes",
      "/farewell",
      "/forms",
      "/limit-question",
      "/profile",
      "/responsible-game",
      "/unsubscribe",
    ]);
  });
});

/** What says more about a dialog that another name opens. */
const dialogDetails = ["id", "type", "view", "notice"];

it("a name that some code reads of a query is declared by a route, or is every page's", () => {
  const sources = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.|testing\//.test(path),
  );
  const read = sources.flatMap((path) =>
    [
      ...readFileSync(join("app", path), "utf8").matchAll(
        /\b(?:query|params|searchParams)\.(?:get|getAll|has)\("(\w+)"\)/g,
      ),
    ].map(([, name = ""]) => ({ path, name })),
  );
  const declared = new Set([
    ...visitorQuery,
    ...dialogDetails,
    ...Object.values(site.routes).flatMap((route) =>
      Object.keys((route?.module.handle as RouteHandle | undefined)?.query ?? {}),
    ),
  ]);
  expect(read.length).toBeGreaterThan(40);
  expect(read.filter(({ name }) => !declared.has(name))).toEqual([]);
});

it.each([
  ["/", "index"],
  ["/game/sand-dunes", "game-index-sysname"],
  ["/tournaments/7/gamehall", "tournaments-id-gamehall"],
  ["/loyalty/shop", "loyalty-shop"],
  ["/loyalty/gold", "loyalty-sysname"],
  ["/cashier/deposit/", "cashier-index-deposit"],
  ["/cashier/deposit/card", "cashier-index-deposit-index-sysname"],
  ["/about", "slug"],
  ["/a/b/c", undefined],
])("%s is %s", (path, name) => {
  expect(pageNames(site.match(path))[0]).toBe(name);
});

it.each([
  ["/", true],
  ["/gamehall", true],
  ["/cashierless", true],
  ["/cashier/no-such", false],
  ["/cashier/history", false],
  ["/forms/sign_in", false],
  ["/_icons", false],
  ["/bets/x/y", false],
  ["/confirmation/success", false],
])("search engines in %s: %s", (path, isOpen) => {
  expect(isIndexablePage(site.match(path))).toBe(isOpen);
});

it("a configured address belongs to its route, whatever its locale suffix", () => {
  const game = site.match("/game/x");
  expect(seoTemplateOf(game, { "game-index-sysname___es-ES": "/juego/##name##" })).toBe("/juego/##name##");
  expect(seoTemplateOf(game, { "game-sysname": "/g/##name##" })).toBe("/g/##name##");
  expect(seoTemplateOf(site.match("/about"), { "game-sysname": "/g/##name##" })).toBeUndefined();
});
