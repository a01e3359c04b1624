import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bundlesUrl } from "~/browser/catalogue/browser-catalogue";

const module = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const revalidatesFor = (name: string) =>
  `export const shouldRevalidate = ({ nextUrl }) => nextUrl.searchParams.has("${name}");`;

/** The routes of a small site: their paths, whether they have data, and what their files export. */
const table: { id: string; path: string; hasLoader: boolean; code: string }[] = [
  { id: "home", path: "/", hasLoader: true, code: 'export const handle = { i18n: ["home"] };' },
  {
    id: "hall",
    path: "gamehall",
    hasLoader: true,
    code: 'export const handle = { i18n: ["games", "common"] };',
  },
  { id: "rules", path: "rules", hasLoader: false, code: "" },
  { id: "own", path: "support", hasLoader: true, code: "export const handle = { shared: false };" },
  { id: "cashier", path: "cashier", hasLoader: true, code: "export const handle = { protected: true };" },
  { id: "gone", path: "gone", hasLoader: true, code: "throw new Error('no such file');" },
];

let links: { href: string; onload?: () => void; remove: () => void }[];
let hrefs: string[];
let fetchAhead: typeof import("./fetch-ahead").fetchAhead;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.resetModules();
  ({ fetchAhead } = await import("./fetch-ahead"));
  const { loadTranslate } = await import("~/browser/catalogue/browser-catalogue");
  await loadTranslate("en", "1", []);
  links = [];
  hrefs = [];
  vi.stubGlobal("fetch", async (href: string) => {
    hrefs.push(href);
    return Response.json({});
  });
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  vi.stubGlobal("location", { href: "https://site.test/winners" });
  vi.stubGlobal("document", {
    documentElement: { dataset: {} },
    createElement: () => {
      const link = {
        href: "",
        remove: () => {
          links = links.filter((other) => other !== link);
        },
      };
      return link;
    },
    head: {
      querySelector: (wanted: string) =>
        links.find(({ href }) => wanted === `link[rel="prefetch"][href="${href}"]`) ?? null,
      append: (link: (typeof links)[number]) => {
        links.push(link);
        hrefs.push(link.href);
      },
    },
  });
  router();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function router({ rootCode = "", basename = "/", imports = [] as string[] } = {}) {
  const root = { id: "root", children: table.map(({ id, path }) => ({ id, path })) };
  vi.stubGlobal("__remixRouter", {
    basename,
    routes: [root],
    state: { loaderData: { root: {}, winners: {} } },
  });
  const files = [{ id: "root", hasLoader: true, code: rootCode }, ...table];
  vi.stubGlobal("__remixManifest", {
    routes: Object.fromEntries(
      files.map(({ id, hasLoader, code }) => [id, { hasLoader, module: module(code), imports }]),
    ),
  });
}

const home = bundlesUrl("en", ["home"], "1");
const hall = bundlesUrl("en", ["common", "games"], "1");

/** The words and the data that are fetched for an address, without the site's name. */
async function ahead(path: string, isVisitor = true): Promise<string[]> {
  hrefs = [];
  await fetchAhead(new URL(path, "https://site.test"), isVisitor);
  return hrefs.map((href) => href.replace("https://site.test", ""));
}

it("a visitor's way to a shared page fetches its words, and its data at the router's own address", async () => {
  expect(await ahead("/gamehall?category=live#top")).toEqual([hall, "/gamehall.data?category=live"]);
  expect(await ahead("/")).toEqual([home, "/_root.data"]);
});

it("under a locale the address is the locale's", async () => {
  router({ basename: "/es-ES" });
  expect((await ahead("/es-ES/gamehall/")).at(-1)).toBe("/es-ES/gamehall.data");
  expect(await ahead("/gamehall")).toEqual([]);
});

it("a player's way has the words, and never data", async () => {
  const found: string[] = [];
  for (const path of ["/", "/gamehall", "/rules", "/support", "/cashier"])
    found.push(...(await ahead(path, false)));
  expect(found).toEqual([home, hall]);
});

it.each([
  "/support",
  "/cashier",
  "/gamehall?dialog=search",
  "/gamehall?show_popup_auth",
  "/gamehall?promo_code=A",
])("%s is not for all: no data", async (path) => {
  expect((await ahead(path)).filter((href) => href.includes(".data"))).toEqual([]);
});

it.each(["/gone", "/nowhere", "/platform/game/launch"])(
  "of %s, whose files do not come or are not there, nothing is asked",
  async (path) => {
    expect(await ahead(path)).toEqual([]);
  },
);

it("routes that stay as they are are omitted, as the router omits them", async () => {
  router({ rootCode: revalidatesFor("fresh") });
  expect((await ahead("/gamehall?page=2")).at(-1)).toBe("/gamehall.data?page=2&_routes=hall");
  expect((await ahead("/gamehall?fresh=1")).at(-1)).toBe("/gamehall.data?fresh=1");
  expect(await ahead("/rules")).toEqual([]);
});

it("files that a page's own import are fetched beside them", async () => {
  const window = globalThis as { ranImport?: boolean };
  router({ imports: [module("globalThis.ranImport = true;")] });
  await ahead("/gone");
  await expect.poll(() => window.ranImport).toBe(true);
});

it("the same is requested once while it is fresh, and again after", async () => {
  expect(await ahead("/gamehall")).toContain("/gamehall.data");
  for (const link of [...links]) link.onload?.();
  expect(links).toEqual([]);
  vi.setSystemTime(Date.now() + 8_999);
  expect(await ahead("/gamehall")).toEqual([]);
  vi.setSystemTime(Date.now() + 1);
  expect(await ahead("/gamehall")).toContain("/gamehall.data");
});

it("what is being loaded is not requested twice", async () => {
  await ahead("/gamehall");
  vi.setSystemTime(Date.now() + 9_000);
  expect(await ahead("/gamehall")).not.toContain("/gamehall.data");
});

it("before the router is there nothing is requested", async () => {
  vi.stubGlobal("__remixRouter", undefined);
  expect(await ahead("/gamehall")).toEqual([]);
});
