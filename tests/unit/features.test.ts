import type { LoaderFunctionArgs } from "@remix-run/node";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { CmsConfigSchema } from "../../app/content/config/cms-config";
import { type Feature, featuresOf } from "../../app/content/config/features";
import type { RouteHandle } from "../../app/context/route-handle";
import { loadDialog } from "../../app/dialogs/load-dialog.server";
import { type DialogName, declarationOf, dialogQueryNames, registry } from "../../app/dialogs/registry";
import { loadProfileLinks } from "../../app/features/profile/profile-links.server";
import { hasFeatures } from "../../app/seo/site-pages";
import { loadShellFragments } from "../../app/shell/fragments/fragments.server";
import { guardRoute } from "../../app/shell/guards/route-guards.server";
import { startTestApp } from "../support/app-context";
import { cookiesOf } from "../support/sign-in";
import { loadSiteTable } from "../support/site-table";

/** What an operator writes to be without something (docs/contract.md#4.2). */
const switches: Record<Feature, Record<string, unknown>> = {
  twoFactorAuth: { product: { features: { twoFactorAuth: false } } },
  identityVerification: { product: { features: { identityVerificationProvider: "" } } },
  responsibleGaming: { product: { features: { responsibleGaming: false } } },
  betHistory: { product: { features: { betHistory: false } } },
  loyalty: { product: { features: { loyalty: false } } },
  loyaltyShop: { loyalty: { shopEnabled: false } },
  characters: { product: { features: { characters: false } } },
  demo: { games: { demoEnabled: false } },
};
const table = Object.entries(switches) as [Feature, Record<string, unknown>][];

/** What names a thing of the sandbox, where a route or a dialog wants one. */
const params = { sysname: "main" };
const ids: Record<string, string> = {
  quest: "91",
  demo: "sand-dunes",
  product_bought: "1",
  insufficient_points: "1",
  buy_product: "1",
};

let app: Awaited<ReturnType<typeof startTestApp>>;
let site: Awaited<ReturnType<typeof loadSiteTable>>;
let player: string;
beforeAll(async () => {
  [app, site] = await Promise.all([startTestApp(), loadSiteTable()]);
  player = await cookiesOf(app, "demo@sandbox.test");
  for (const [search, name] of allDialogs) usual.set(search, (await open(search, name))?.name);
  return () => app.close();
}, 120_000);
afterEach(() => {
  app.sandbox.world.state.patches = {};
});

/** Which of the addresses open a dialog while everything is on: some want more than a name. */
const usual = new Map<string, string | undefined>();

async function open(search: string, name: DialogName) {
  const cookieHeader = registry[name].audience === "visitor" ? undefined : player;
  return loadDialog(await app.contextFor({ search, cookieHeader, site }));
}

/** Sandbox as it is, without one thing; and what else goes with it. */
async function without(off: Record<string, unknown>) {
  app.sandbox.world.state.patches = { ...app.sandbox.world.state.patches, cmsConfig: off };
  const context = await app.contextFor();
  return featuresOf(await context.content.config());
}

const routesOf = (features: Record<Feature, boolean>) =>
  Object.values(site.routes).flatMap((route) => {
    const feature = (route?.module.handle as RouteHandle | undefined)?.feature;
    return route && feature && !features[feature] ? [route] : [];
  });

/** Of files too, which are no pages. */
function pathOf(id: string): string {
  const { parentId, path } = site.routes[id] ?? {};
  return (parentId ? pathOf(parentId) : "") + (path ? `/${path}` : "");
}

const addressOf = (id: string) => pathOf(id).replace(":sysname", params.sysname).replace("*", "x");

async function run(id: string) {
  const route = site.routes[id];
  const path = addressOf(id);
  const branch = { ...site.match(path), params };
  const context = await app.contextFor({ path, branch, site, cookieHeader: player });
  const { loader } = guardRoute(route?.module ?? {}) as {
    loader: (args: LoaderFunctionArgs) => Promise<unknown>;
  };
  const before = app.sandbox.world.state.calls.length;
  const request = new Request(`http://localhost:3000${path}`);
  const outcome = await loader({ context, params, request } as LoaderFunctionArgs).catch(
    (error: { init?: { status?: number } }) => error.init?.status ?? error,
  );
  const calls = app.sandbox.world.state.calls.slice(before).map(({ method }) => method);
  return { outcome, calls: calls.filter((method) => /^[a-z]+\.[a-z]/i.test(method)) };
}

it("knows dialogs that open, of every switch that has some", () => {
  const opened = [...usual.values()].filter(Boolean);
  for (const name of ["loyaltyQuest", "loyaltyCharacter", "verification", "demoMode"]) {
    expect(opened).toContain(name);
  }
});

it("speaks of every switch, each of which the sandbox has on", () => {
  const on = featuresOf(CmsConfigSchema.parse({ product: { features: { loyalty: true } } }));
  expect(Object.keys(switches).sort()).toEqual(Object.keys(on).sort());
});

describe.each(table)("without %s", (feature, off) => {
  it("there is no such route, and no backend is called for what it showed", async () => {
    for (const { id } of routesOf({ ...(await without(off)), [feature]: false })) {
      await without(off);
      const { outcome, calls } = await run(id);
      expect(outcome, id).toBe(404);
      expect(
        calls.filter((method) => method !== "account.getInfo" && method !== "metadata.getgeneralinfo"),
        id,
      ).toEqual([]);
      await without({});
      expect((await run(id)).outcome, id).not.toBe(404);
    }
  });

  it("no menu of an editor leads there, however the link is spelled", async () => {
    const features = await without(off);
    const closed = routesOf(features)
      .map(({ id }) => addressOf(id))
      // What is no page has no address to lead to.
      .filter((path) => path !== "");
    const links = [
      "/winners",
      ...closed,
      ...closed.map((path) => `/es-ES${path}?x=1`),
      ...closed.map((path) => `http://localhost:3000${path}`),
      ...dialogsOf(features).map(([search]) => `/winners${search}`),
    ].map((url, index) => ({ id: `${index}`, title: `link ${index}`, url }));
    const menu = [...links, { id: "parent", title: "parent", url: "/support", children: links }];
    app.sandbox.world.state.patches = {
      cmsConfig: off,
      commonData: {
        menuLinks: menu,
        mobileBottomMenu: links,
        userMenuLinks: links,
        footerLinks: links,
        profileLinks: links,
      },
    };
    const context = await app.contextFor({ cookieHeader: player, site, isDataRequest: true });
    const fragments = Object.values(await loadShellFragments(context));
    expect(fragments).toHaveLength(4);
    for (const { html } of fragments) {
      expect(html).toMatch(/link 0/);
      expect(html).not.toMatch(/link [1-9]/);
    }
    expect((await loadProfileLinks(context)).map(({ name }) => name)).toEqual(["link 0"]);
  });

  it("none of its dialogs opens, and the others do as before", async () => {
    const features = await without(off);
    for (const [search, name] of allDialogs) {
      const { feature: needed } = declarationOf(name);
      const before = app.sandbox.world.state.calls.length;
      const dialog = await open(search, name);
      if (!needed || features[needed]) {
        expect(dialog?.name, search).toBe(usual.get(search));
        continue;
      }
      expect(dialog, search).toBeUndefined();
      const calls = app.sandbox.world.state.calls.slice(before).map(({ method }) => method);
      expect(
        calls.filter((method) => /^[a-z]+\.[a-z]/i.test(method) && method !== "account.getInfo"),
      ).toEqual([]);
    }
  });

  it("no dialog that is left leads there", async () => {
    const features = await without(off);
    const location = { here: "/gamehall", id: "7", type: null };
    for (const name of Object.keys(registry) as DialogName[]) {
      const entry = declarationOf(name);
      if (entry.feature && !features[entry.feature]) continue;
      const actions = [...(entry.actions ?? []), ...(entry.agree?.by === "way" ? [entry.agree] : [])];
      for (const way of actions.filter((one) => !one.feature || features[one.feature])) {
        const target = way.to(location);
        if (typeof target !== "string") continue;
        const branch = site.match(new URL(target, "http://localhost").pathname);
        expect(hasFeatures(branch, features), `${name}: ${target}`).toBe(true);
      }
    }
  });
});

const allDialogs = (["dialog", "confirm"] as const).flatMap((by) =>
  Object.entries(dialogQueryNames[by]).map(
    ([query, name]) => [`?${by}=${query}${ids[query] ? `&id=${ids[query]}` : ""}`, name] as const,
  ),
);

function dialogsOf(features: Record<Feature, boolean>) {
  return allDialogs.filter(([, name]) => {
    const { feature } = declarationOf(name);
    return feature && !features[feature];
  });
}
