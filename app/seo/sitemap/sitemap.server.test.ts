import { afterEach, expect, it, vi } from "vitest";
import { loadSiteTable } from "../../../tests/support/site-table";
import { testApp } from "../../../tests/support/test-app";
import type { HostRequest } from "../../context/app-context";
import type { SiteTable } from "../../context/route-handle";
import { isIndexablePage } from "../site-pages";

const [app, site] = await Promise.all([testApp(), loadSiteTable()]);
afterEach(() => app.sandbox.world.reset());

let hosts = 0;
/** A host without a cached list. */
const newHost = (): HostRequest => {
  hosts += 1;
  return { requestId: "test", clientIp: "127.0.0.1", country: "ES", origin: `https://host-${hosts}.example` };
};

async function addressesOf(host: HostRequest, table: SiteTable = site) {
  const pieces = await app.app.sitemap(1, host, table);
  return [...[...(pieces ?? [])].join("").matchAll(/<loc>([^<]*)/g)].map(([, loc = ""]) =>
    loc.slice(host.origin.length),
  );
}

// A slow backend leaves a list incomplete, so a busy machine may have to request it again.
it("lists every kind of page, each address once", { timeout: 30_000 }, () =>
  vi.waitFor(
    async () => {
      const found = await addressesOf(newHost());
      for (const path of [
        "/",
        "/ar",
        "/gamehall?category=live",
        "/es-ES/gamehall?providers=dune-works",
        "/game/sand-dunes",
        "/jackpots",
        "/about",
        "/p/welcome-week",
      ]) {
        expect(found.includes(path), path).toBe(true);
      }
      for (const kind of [
        /^\/jackpots\/\w/,
        /^\/tournaments\/\w+$/,
        /^\/tournaments\/\w+\/gamehall$/,
        /^\/promotions\/\w/,
      ]) {
        expect(
          found.some((path) => kind.test(path)),
          String(kind),
        ).toBe(true);
      }
      expect(found).not.toContain("/welcome-week");
      expect(new Set(found).size).toBe(found.length);
    },
    { timeout: 25_000 },
  ),
);

it("is there where no country is known", { timeout: 30_000 }, () =>
  vi.waitFor(
    async () => {
      const found = await addressesOf({ ...newHost(), country: undefined });
      expect(found).toContain("/gamehall?category=live");
      expect(found).toContain("/game/sand-dunes");
    },
    { timeout: 25_000 },
  ),
);

it("leads nowhere that the route table has no page for", async () => {
  expect(await addressesOf(newHost(), { ...site, pages: [] })).toEqual([]);
  const slugs = site.pages.filter(({ path }) => path === "/:slug");
  const bySlug = await addressesOf(newHost(), { ...site, pages: slugs });
  expect(bySlug).toContain("/about");
  expect(bySlug).not.toContain("/winners");
});

it("has every public page without a parameter, and none that is closed", async () => {
  const found = new Set(await addressesOf(newHost()));
  const plain = site.pages.filter(({ path }) => !path.includes(":"));
  expect(plain.filter(({ path, branch }) => isIndexablePage(branch) && !found.has(path))).toEqual([]);
  expect(plain.filter(({ path, branch }) => !isIndexablePage(branch) && found.has(path))).toEqual([]);
});

it("makes no calls for pages that the operator does not have", async () => {
  app.sandbox.world.state.patches.cmsConfig = { product: { features: { loyalty: false } } };
  const before = app.sandbox.world.state.calls.length;
  const found = await addressesOf(newHost());
  expect(found.filter((path) => path.includes("/loyalty"))).toEqual([]);
  const methods = app.sandbox.world.state.calls.slice(before).map(({ method }) => method);
  expect(methods.filter((method) => method.startsWith("loyalty."))).toEqual([]);
});

it("leaves out what a record hides, a whole kind at once when its template does", async () => {
  app.sandbox.world.state.content.changes.push(
    { type: "seos", key: "seo /gamehall", locale: "en-US", fields: { url: "/gamehall", robots: "noindex" } },
    {
      type: "seos",
      key: "seo /game/##name##",
      locale: "en-US",
      fields: { url: "/game/##name##", robots: "none" },
    },
  );
  app.sandbox.world.state.patches = { ...app.sandbox.world.state.patches };
  const found = await addressesOf(newHost());
  expect(found).toContain("/");
  expect(found).not.toContain("/gamehall");
  expect(found.filter((path) => path.includes("/game/"))).toEqual([]);
});

it("does without a part that fails", async () => {
  app.sandbox.world.state.faults.push({ target: "games.get", effect: "status:500" });
  const found = await addressesOf(newHost());
  expect(found).toContain("/gamehall?category=live");
  expect(found.filter((path) => path.includes("/game/"))).toEqual([]);
});

it("a list is made once for all who ask", async () => {
  const host = newHost();
  const before = app.sandbox.world.state.calls.length;
  await Promise.all([addressesOf(host), addressesOf(host), app.app.sitemap(undefined, host, site)]);
  const games = app.sandbox.world.state.calls.slice(before).filter(({ method }) => method === "games.get");
  expect(games).toHaveLength(Math.ceil(600 / 300));
  expect(await app.app.sitemap(2, host, site)).toBeNull();
});
