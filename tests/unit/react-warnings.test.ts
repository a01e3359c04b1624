import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { cloneElement, type ReactElement } from "react";
import type { RenderToPipeableStreamOptions } from "react-dom/server";
import { beforeAll, expect, it, vi } from "vitest";
import type { DocumentData } from "../../app/browser/document-data";
import * as entry from "../../app/entry.server";
import type { MessageKey } from "../../app/i18n/messages/catalogue";
import { bundleOf, type Translate } from "../../app/i18n/translator";
import { paths } from "../../app/routing/paths";
import { future } from "../../app/shell/document/remix-future";
import { guardRoute } from "../../app/shell/guards/route-guards.server";
import { documentText } from "../../server/pages/request-adapter";
import { startTestApp } from "../support/app-context";
import { routeTable } from "../support/route-table";
import { cookiesOf } from "../support/sign-in";
import { loadSiteTable } from "../support/site-table";

/** Words that a page's own code says, and its browser is not sent. */
const unsent = new Set<string>();
vi.mock("react-dom/server", async (original) => {
  const server = await original<typeof import("react-dom/server")>();
  return {
    ...server,
    /** The document's element is its provider of words, around the one that knows which of them its browser is sent. */
    renderToPipeableStream(
      element: ReactElement<{ value: Translate; children: ReactElement<{ value: DocumentData }> }>,
      options: RenderToPipeableStreamOptions,
    ) {
      const { value: t, children } = element.props;
      const recording = (key: MessageKey, values: object) => {
        if (!children.props.value.bundles.includes(bundleOf(key))) unsent.add(key);
        return t(key, values as never);
      };
      return server.renderToPipeableStream(cloneElement(element, { value: recording as Translate }), options);
    },
  };
});

// React says what is wrong with an element (keys, nesting, attributes) in development only, as it is here, and on
// `console.error`, which fails any test.

let app: Awaited<ReturnType<typeof startTestApp>>;
let site: Awaited<ReturnType<typeof loadSiteTable>>;
let player: string;
let handle: ReturnType<typeof createRequestHandler>;
beforeAll(async () => {
  [app, site] = await Promise.all([
    startTestApp({ settings: { requiresConsent: true, minimumAge: 18 } }),
    loadSiteTable(),
  ]);
  player = await cookiesOf(app, "demo@sandbox.test");
  handle = createRequestHandler(buildOf(site.routes), "development");
  return () => app.close();
}, 120_000);

/** What the build makes of the route table, without files for browsers. */
function buildOf(modules: ServerBuild["routes"]): ServerBuild {
  const routes = Object.entries(modules).flatMap(([id, route]) =>
    route ? [[id, { ...route, module: guardRoute(route.module) }] as const] : [],
  );
  const manifest = routes.map(([id, { module, parentId, path, index }]) => [
    id,
    {
      id,
      parentId,
      path,
      index,
      hasAction: Boolean(module.action),
      hasLoader: Boolean(module.loader),
      hasClientAction: false,
      hasClientLoader: false,
      hasErrorBoundary: Boolean(module.ErrorBoundary),
      module: `/${id}.js`,
    },
  ]);
  return {
    entry: { module: entry },
    routes: Object.fromEntries(routes),
    assets: {
      entry: { module: "/entry.js", imports: [] },
      routes: Object.fromEntries(manifest),
      url: "/manifest.js",
      version: "test",
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    basename: "/",
    isSpaMode: false,
    mode: "development",
    future,
  };
}

async function render(address: string, cookieHeader: string | undefined) {
  const url = new URL(address, "http://localhost:3000");
  const { pathname: path, search } = url;
  const branch = site.match(path);
  // What follows the page is rendered in either way: with it, and after it.
  const runsScript = cookieHeader !== undefined;
  const context = await app.contextFor({ path, search, branch, site, cookieHeader, runsScript });
  const response = await handle(new Request(url), context);
  return { status: response.status, text: await documentText(response, context) };
}

/** Each page once, whatever its query. */
const addresses = routeTable
  .filter(({ path, player: { kind } }) => kind === "page" && !path.includes("?"))
  .map(({ path }) => path)
  // Pages of features that an operator has to switch on, and of browsers that are offline.
  .concat(paths.consent(), paths.ageGate(), paths.offline());
/** Always redirect: to the profile, to the site, and to a provider, a market or a preview where there is one. */
const unseen = [
  "features/responsible-game/responsible-game-redirect.route",
  "features/bets/bets-redirect.route",
  "features/disputes/disputes.route",
  "features/responsible-game/ask/limit-question.route",
  "features/mini-app/launch.route",
  "features/cookie-check/cookie-check.route",
  "features/auth/social/social.route",
  "features/preview/preview.route",
  "features/auth/social/social-return.route",
];

it("knows an address of every page that shows something", () => {
  const idOf = (address: string) => site.match(new URL(address, "http://x").pathname).ids.at(-1) ?? "";
  const componentOf = (id = "") => site.routes[id]?.module.default;
  const seen = new Set(addresses.map((address) => componentOf(idOf(address))));
  const ids = site.pages.map(({ branch }) => branch.ids.at(-1));
  expect(ids.filter((id) => componentOf(id) && !seen.has(componentOf(id)))).toEqual(unseen);
});

/** One dialog of each kind, written open by the server. */
const dialogs = [
  "/?show_popup_auth",
  "/?menu",
  "/?dialog=language",
  "/?dialog=search",
  "/?dialog=quest&id=91",
  "/?dialog=verification",
  "/?confirm=burn_bonuses",
  "/?confirm=buy_product&id=1",
  "/?popup=desert-week",
];

it.each([...addresses, ...dialogs, "/nothing-here"])(
  "%s is rendered without a warning, in words that its browser is sent",
  async (address) => {
    unsent.clear();
    const status = address === "/nothing-here" ? 404 : 200;
    await render(address, undefined);
    const answer = await render(address, player);
    expect(answer.text).toContain("</html>");
    expect(answer.status).toBe(status);
    // A dialog brings its own words.
    if (!dialogs.includes(address)) expect([...unsent]).toEqual([]);
  },
);
