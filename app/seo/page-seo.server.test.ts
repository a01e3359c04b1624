import { afterEach, describe, expect, it } from "vitest";
import { loadSiteTable } from "../../tests/support/site-table";
import { testApp } from "../../tests/support/test-app";
import { guardRoute } from "../shell/guards/route-guards.server";
import { loadPageSeo, loadSiteTags } from "./page-seo.server";

const [app, site] = await Promise.all([testApp(), loadSiteTable()]);
afterEach(() => app.sandbox.world.reset());

type RequestOptions = NonNullable<Parameters<typeof app.contextFor>[0]>;
const visit = (path: string, options: RequestOptions = {}) =>
  app.contextFor({ path, branch: site.match(path), ...options });
const lookups = () => app.sandbox.world.state.calls.filter(({ method }) => method.includes("seos"));

describe("the two lookups", () => {
  it("the page's own record wins, then that of its route", async () => {
    const own = await loadPageSeo(await visit("/gamehall"), { title: "x" });
    expect(own.title).toBe("All games | Sandbox Casino");
    const ofRoute = await loadPageSeo(await visit("/game/sand-dunes"), { title: "x", name: "Sand" });
    expect(ofRoute).toMatchObject({
      title: "Play Sand at Sandbox Casino",
      description: "Play Sand for real money or in demo mode.",
    });
    expect((await loadPageSeo(await visit("/nothing"), { title: "x" })).title).toBe("x | Sandbox Casino");
  });

  it("hostile paths are only paths", async () => {
    for (const path of ["/%", "/%00", "/##name##", `/${"x".repeat(8000)}`, "/game/%ff"]) {
      const seo = await loadPageSeo(await visit(path), { title: "<x>" });
      expect(seo.title, path.slice(0, 20)).toBeTruthy();
    }
  });
});

describe("what a route declares", () => {
  const read = async (url: string, load?: () => Promise<void>) => {
    const [path = "", search = ""] = url.split(/(?=\?)/);
    const branch = site.match(path);
    const module = site.routes[branch.ids.at(-1) ?? ""]?.module;
    const { loader } = guardRoute({ ...module, ...(load && { loader: load }) }) as {
      loader: (args: object) => Promise<unknown>;
    };
    const request = new Request(`http://localhost:3000${url}`);
    await loader({ context: await visit(path, { search }), params: branch.params, request });
  };
  const requests = () =>
    lookups()
      .map(({ query }) => (query.filters as { url: { $eq: string } }).url.$eq)
      .filter((url) => !url.includes("##"));

  it.each([
    ["/", ["/"]],
    ["/offers", ["/offers"]],
    ["/gamehall", ["/gamehall"]],
    ["/gamehall?page=2&category=slots&sort=name&utm=x", ["/gamehall?category=slots&page=2"]],
    ["/gamehall?category=a%20b&page=0&types=slot", ["/gamehall?category=all"]],
    // Nobody is called so.
    ["/gamehall?providers=sandstone&page=00002", ["/gamehall?category=all&providers=sandstone", "/gamehall"]],
    ["/winners?period=month&tab=top", ["/winners?tab=top&period=month"]],
    ["/winners?tab=live&period=day", ["/winners"]],
    [
      "/tournaments?page=2&status=active",
      ["/tournaments?status=active&page=2", "/tournaments?status=active"],
    ],
    ["/tournaments?status=none&page=2", ["/tournaments"]],
    ["/tournaments/1/gamehall?page=2", ["/tournaments/1/gamehall?page=2"]],
    ["/jackpots/1?page=1", ["/jackpots/1"]],
    // A page past the end is no page of its own, which is known only then.
    ["/jackpots/1?page=3", ["/jackpots/1?page=3", "/jackpots/1"]],
    ["/providers?page=7", ["/providers?page=7", "/providers"]],
  ])("finds the records of %s, each looked up once", async (url, addresses) => {
    app.sandbox.world.state.calls.length = 0;
    await read(url);
    expect(requests()).toEqual(addresses);
  });

  it("is begun before the loader is waited for", async () => {
    app.sandbox.world.state.calls.length = 0;
    await read("/winners?tab=top", async () => {
      await expect.poll(requests).toEqual(["/winners?tab=top"]);
    });
  });
});

describe("robots", () => {
  const say = (url: string, robots: string) => {
    const { world } = app.sandbox;
    world.state.content.changes.push({
      type: "seos",
      key: `seo ${url}`,
      locale: "en-US",
      fields: { url, robots },
    });
    world.state.patches = { ...world.state.patches };
  };

  it.each<[string, RequestOptions, string]>([
    ["/gamehall", {}, "index,follow"],
    ["/gamehall", { search: "?promo_code=x" }, "noindex,follow"],
    ["/gamehall", { search: "?promo_code=x", locale: "es-ES" }, "noindex,follow"],
    ["/cashier/deposit", {}, "noindex,follow"],
  ])("%s with %j is %s although its record says index", async (path, options, expected) => {
    say(path, "index,follow");
    expect((await loadPageSeo(await visit(path, options), { title: "x" })).robots).toBe(expected);
  });

  it("are said once: the meta-data tool has no word in it", async () => {
    app.sandbox.world.state.patches = {
      cmsConfig: {
        metaDataTool: {
          isEnabled: true,
          entries: [
            { name: "Robots", content: "index" },
            { name: "x", content: "y" },
          ],
        },
      },
    };
    const tags = await loadSiteTags(await visit("/gamehall"));
    expect(tags.filter((tag) => !("tagName" in tag))).toEqual([{ name: "x", content: "y" }]);
  });
});

describe("what only crawlers read", () => {
  it("is of documents alone", async () => {
    const { tags, footer } = await loadPageSeo(await visit("/"), { title: "x" });
    expect(tags?.some((tag) => "script:ld+json" in tag)).toBe(true);
    expect(footer).toEqual({ id: expect.any(String) });
    const reply = await loadPageSeo(await visit("/", { isDataRequest: true }), { title: "x" });
    expect(reply.tags).toBeUndefined();
    expect(reply.footer).toEqual({
      id: footer?.id,
      html: expect.stringContaining("<summary>Is the money real?</summary>"),
    });
  });

  it("has the operator's icons", async () => {
    const tags = await loadSiteTags(await visit("/"));
    expect(tags.filter((tag) => "rel" in tag && tag.rel === "icon")).toHaveLength(3);
  });

  it("links of the foot stay in the reader's locale", async () => {
    app.sandbox.world.state.content.changes.push({
      type: "seos",
      key: "seo /gamehall",
      locale: "es-ES",
      fields: {
        url: "/gamehall",
        text: '<a href="/terms">x</a> <a href="https://a.example">y</a>',
        meta: [],
      },
    });
    app.sandbox.world.state.patches = { ...app.sandbox.world.state.patches };
    const context = await visit("/gamehall", { locale: "es-ES", isDataRequest: true });
    const { footer } = await loadPageSeo(context, { title: "x" });
    expect(footer?.html).toContain('href="/es-ES/terms"');
    expect(footer?.html).toContain('href="https://a.example"');
  });
});

it("a page missing in its locale is requested in the default one", async () => {
  const before = lookups().length;
  await loadPageSeo(await visit("/nothing", { locale: "ar" }), { title: "x" });
  expect(lookups().length - before).toBe(2);
});
