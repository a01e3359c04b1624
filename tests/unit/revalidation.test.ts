import { createClientRoutes } from "@remix-run/react/dist/routes";
import { getSingleFetchDataStrategy } from "@remix-run/react/dist/single-fetch";
import { createMemoryHistory, createRouter, type Router } from "@remix-run/router";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { freezePage } from "../../app/browser/runtime/connection/frozen-page";
import { paths } from "../../app/routing/paths";
import { routeAddresses } from "../support/address-variants";
import { loadWholeBuild } from "../support/site-in-process";

let site: Awaited<ReturnType<typeof loadWholeBuild>>;
beforeAll(async () => {
  site = await loadWholeBuild();
}, 120_000);
afterEach(() => vi.unstubAllGlobals());

/** The root loads dialogs; a layout what is around pages; a page, and the rooms around it, what it shows. */
type Role = "root" | "layout" | "page";

function roleOf(id: string): Role {
  const { path, index } = site.build.routes[id] ?? {};
  return id === "root" ? "root" : path === undefined && !index ? "layout" : "page";
}

interface Navigation {
  /** Query of the page before. */
  from?: string;
  go: (router: Router, page: string) => Promise<void> | void;
  /** What a form is answered: its page again, or another address. */
  answer?: (page: string) => { status: number; body: object };
  /** Roles that load. */
  loads: Role[];
}

const all: Role[] = ["root", "layout", "page"];
const open = (search: string) => (router: Router, page: string) => router.navigate(page + search);
const post = (search: string) => (router: Router, page: string) =>
  router.navigate(page + search, { formMethod: "post", formData: new FormData() });
const postBeside = (action: string) => (router: Router, page: string) =>
  router.fetch("form", site.table.match(page).ids.at(-1) ?? "", action, {
    formMethod: "post",
    formData: new FormData(),
  });
function askMenu() {
  const formData = new FormData();
  formData.set("menu", "");
  return { formMethod: "get", formData } as const;
}
const leadsTo = (search: string) => (page: string) => ({
  status: 202,
  body: { redirect: page + search, status: 302, revalidate: false, reload: false, replace: false },
});
const refuses = () => ({ status: 422, body: { data: "refused" } });

const navigations: Record<string, Navigation> = {
  "a dialog of the page's opens": { go: open("?menu"), loads: [] },
  "a dialog of the server's opens": { from: "?page=2", go: open("?page=2&dialog=a&id=1"), loads: ["root"] },
  "another dialog follows": { from: "?dialog=a&id=1", go: open("?confirm=b&id=2"), loads: ["root"] },
  "a dialog closes": { from: "?dialog=a&id=1", go: open(""), loads: [] },
  "a reality check closes": { from: "?dialog=reality_check", go: open(""), loads: ["root"] },
  "a form asks for a dialog": { go: (router, page) => router.navigate(page, askMenu()), loads: [] },
  "the page is filtered": { go: open("?page=2"), loads: ["root", "page"] },
  "a dialog leads to a filter": { from: "?dialog=a", go: open("?page=2"), loads: ["root", "page"] },
  "the same link is pressed again": { from: "?page=2", go: open("?page=2"), loads: all },
  "a link leads to a place in the page": { from: "?page=2", go: open("?page=2#place"), loads: [] },
  "a form succeeds": { go: post(""), loads: all },
  "a form succeeds and leads to a dialog": { go: post(""), answer: leadsTo("?dialog=a"), loads: all },
  "a dialog's form succeeds and closes it": {
    from: "?dialog=a",
    go: post("?dialog=a"),
    answer: leadsTo(""),
    loads: all,
  },
  "a form is refused": { go: post(""), answer: refuses, loads: all },
  "a form beside the page succeeds": { go: postBeside(paths.favourites()), loads: all },
  "a form beside the page is refused": { go: postBeside(paths.favourites()), answer: refuses, loads: all },
  "the theme changes": {
    from: "?page=2",
    go: (router) => post("")(router, paths.theme()),
    answer: leadsTo("?page=2"),
    loads: all,
  },
  "a promo code is asked about": { go: postBeside(paths.promoCheck()), loads: [] },
  "a page is kept": {
    go: (router, page) => {
      freezePage();
      return router.navigate(`${page}?page=2`);
    },
    loads: [],
  },
};

/** Routes over which nothing opens, and which load with every navigation, but for a place in the page. */
const withoutDialogs = [
  // Lead away.
  "features/responsible-game/responsible-game-redirect.route",
  "features/bets/bets-redirect.route",
  // A document alone.
  "shell/offline/offline.route",
];

it.each(Object.entries(navigations))("%s", async (name, navigation) => {
  const isWhole = name !== "a link leads to a place in the page";
  const wrong: Record<string, string> = {};
  for (const { address, isResource } of routeAddresses(site.build.routes)) {
    if (isResource) continue;
    const loaded = await loadsOf(address, navigation);
    for (const id of withLoader(address)) {
      const isWanted = navigation.loads.includes(roleOf(id)) || (isWhole && withoutDialogs.includes(id));
      if (loaded.has(id) !== isWanted) wrong[id] = isWanted ? "does not load" : "loads";
    }
  }
  expect(wrong).toEqual({});
});

const withLoader = (address: string) =>
  site.table.match(address).ids.filter((id) => site.build.routes[id]?.module.loader);

/** Vitest looks again after 50 ms otherwise. */
const WAIT = { interval: 1 };

/** The loaders that a navigation from a page asks the server for: by the router and the requests that browsers have. */
async function loadsOf(
  page: string,
  { from = "", go, answer = () => ({ status: 200, body: { data: "done" } }) }: Navigation,
) {
  // As if each page had a form of its own.
  const manifest = Object.fromEntries(
    Object.entries(site.build.assets.routes).map(([id, route]) => [
      id,
      { ...route, css: undefined, hasAction: true },
    ]),
  ) as Parameters<typeof createClientRoutes>[0];
  const modules = Object.fromEntries(
    Object.entries(site.build.routes).map(([id, route]) => [id, route?.module]),
  ) as unknown as Parameters<typeof createClientRoutes>[1];
  const hydrationData = { loaderData: Object.fromEntries(site.table.match(page).ids.map((id) => [id, {}])) };
  const document = { createElement: () => {} };
  vi.stubGlobal(
    "window",
    Object.assign(new EventTarget(), { location: new URL("http://localhost"), document }),
  );
  const router: Router = createRouter({
    routes: createClientRoutes(manifest, modules, hydrationData, site.build.future, false),
    history: createMemoryHistory({ initialEntries: [page + from] }),
    hydrationData,
    dataStrategy: getSingleFetchDataStrategy(site.build.assets, modules, () => router),
    future: {
      v7_normalizeFormMethod: true,
      v7_fetcherPersist: true,
      v7_partialHydration: true,
      v7_prependBasename: true,
      v7_relativeSplatPath: true,
      v7_skipActionErrorRevalidation: true,
    },
  }).initialize();
  const loaded = new Set<string>();
  vi.stubGlobal("__remixRouter", router);
  vi.stubGlobal("fetch", async (url: URL, { method = "GET" }: RequestInit = {}) => {
    if (method !== "GET") {
      const { status, body } = answer(page);
      return new Response(encoded(body), { status });
    }
    for (const id of url.searchParams.get("_routes")?.split(",") ?? withLoader(page)) loaded.add(id);
    return new Response(null, { status: 204 });
  });
  await go(router, page);
  await vi.waitFor(() => {
    const { navigation, fetchers } = router.state;
    expect([navigation, ...fetchers.values()].every(({ state }) => state === "idle")).toBe(true);
  }, WAIT);
  router.dispose();
  return loaded;
}

/** A flat object as the framework sends it. */
function encoded(body: object): string {
  const parts = Object.entries(body).flat();
  const places = Object.keys(body).map((_, at) => [`_${2 * at + 1}`, 2 * at + 2]);
  return `${JSON.stringify([Object.fromEntries(places), ...parts])}\n`;
}
