import { matchRoutes } from "@remix-run/router";
import { describe, expect, it } from "vitest";
import type { RouteHandle } from "../../app/context/route-handle";
import { fakeBuild } from "../../tests/support/fake-build";
import { createBranchHandlers } from "./branch-handlers";
import { createRouteTable } from "./route-table";

const build = fakeBuild();
const { match } = createRouteTable(build.routes);

describe("the route table", () => {
  const table: [string, string[], Record<string, string>][] = [
    ["/", ["root", "home"], {}],
    ["/gamehall", ["root", "games"], {}],
    ["/GAMEHALL", ["root", "games"], {}],
    ["/gamehall/", ["root", "games"], {}],
    ["/about", ["root", "page"], { slug: "about" }],
    ["/caf%C3%A9", ["root", "page"], { slug: "café" }],
    ["/profile/settings", ["root", "profile"], {}],
    ["/profile%20/settings", ["root", "unknown"], { "*": "profile /settings" }],
    ["/a/b/c", ["root", "unknown"], { "*": "a/b/c" }],
    ["/a/%E2%80%A8", ["root", "unknown"], {}],
    ["/%E2%80%A9/b", ["root", "unknown"], {}],
  ];
  it.each(table)("has a branch for %s", (path, ids, params) => {
    for (const branch of [match(path), match(path)]) expect(branch).toMatchObject({ ids, params });
  });

  it("says what a branch can do", () => {
    expect(match("/forms/sign_in")).toMatchObject({
      leafId: "signIn",
      takesPosts: true,
      isResource: false,
      handles: [{ policy: "frame", shared: false }],
    });
    expect(match("/feed")).toMatchObject({ takesPosts: false, isResource: true });
    expect(match("/PROFILE/settings").handles).toEqual([{ protected: "player" }]);
  });

  it.each([
    "/",
    "/Forms/Sign_In",
    "/feed/broken",
    "/feed/brokenx",
    "/%66EED/broken",
    "/feed%2Fbroken",
    "/feed/%zz",
    "/%zz",
    "//gamehall",
    "/gamehall//",
    "/gamehall/x",
    "/%63areless",
    "/moved/",
    "/deposit",
    "/Deposit/card",
    "/deposit/card/x",
    "/offers",
    "/lv/offers",
    "/offers/offers",
    "/files",
    "/files/a/b",
  ])("agrees with the router, which looks at all routes, on %s", (path) => {
    const { routes } = fakeBuild({
      routes: {
        deposit: { path: "deposit/:sysname?" },
        offers: { path: "lv?/offers" },
        files: { path: "files/*" },
      },
    });
    const children = Object.values(routes).flatMap((route) =>
      route?.parentId ? [{ id: route.id, path: route.path, index: route.index as never }] : [],
    );
    expect(createRouteTable(routes).match(path).ids).toEqual(
      matchRoutes([{ id: "root", path: "", children }], path)?.map(({ route }) => route.id),
    );
  });

  it("does not grow with the requested paths", () => {
    for (let index = 0; index < 20_000; index += 1) match(`/hostile-${index}`);
    expect(match("/gamehall").ids).toEqual(["root", "games"]);
  });

  it.each([
    ["guard", { protected: "admin" }],
    ["policy", { policy: "open" }],
  ])("does not start with an unknown %s", (name, handle) => {
    const { routes } = fakeBuild({
      routes: { odd: { path: "odd", handle: handle as unknown as RouteHandle } },
    });
    expect(() => createRouteTable(routes)).toThrow(`route odd names an unknown ${name}`);
  });
});

describe("handlers of branches", () => {
  it("are made once per locale and branch, whatever the path", () => {
    const handlerFor = createBranchHandlers(build);
    const handler = handlerFor("", match("/about"));
    expect(handlerFor("", match("/terms"))).toBe(handler);
    expect(handlerFor("/es-ES", match("/about"))).not.toBe(handler);
    expect(handlerFor("", match("/gamehall"))).not.toBe(handler);
  });

  it("know only their own branch", async () => {
    const handler = createBranchHandlers(build)("", match("/gamehall"));
    const response = await handler(new Request("http://x/feed.data"));
    expect(response.status).toBe(404);
  });

  it("run route modules behind the app's guards", async () => {
    const guarded: unknown[] = [];
    const own = fakeBuild();
    Object.assign(own.entry.module, {
      guardRoute: (module: { loader?: unknown }) => {
        guarded.push(module);
        return module.loader ? { ...module, loader: () => Response.json("guarded") } : module;
      },
    });
    const { match: table } = createRouteTable(own.routes);
    const handlers = createBranchHandlers(own);
    const response = await handlers("", table("/feed"))(new Request("http://x/feed"));
    expect(await response.json()).toBe("guarded");
    await handlers("/es-ES", table("/feed"))(new Request("http://x/es-ES/feed"));
    expect(guarded).toHaveLength(2);
  });

  it("are refused where the app exports no guards", () => {
    const own = fakeBuild();
    Object.assign(own.entry.module, { guardRoute: undefined });
    expect(() => createBranchHandlers(own)).toThrow("guardRoute");
  });
});
