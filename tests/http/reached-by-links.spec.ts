import type { RouteConfigEntry } from "@remix-run/route-config";
import { type AgnosticDataRouteObject, matchRoutes } from "@remix-run/router";
import { Parser } from "htmlparser2";
import routes from "../../app/routes";
import { ask, navigation } from "../support/ask";
import { signInByPost } from "../support/sign-in-by-post";
import { expect, test } from "./fixtures";

/** Pages that nobody finds by links alone, by why. */
const elsewhere: Record<string, readonly string[]> = {
  "a redirect": ["/gamehall/:id"],
  "the link of a letter": ["/unsubscribe", "/confirmation", "/confirmation/success"],
  "the end of a payment": [
    ...["payfail", "paypending", "paysuccess"].map((name) => `/cashier/${name}/:transaction?`),
    ...["paycancel", "paymobile", "paynewwindow", "receipt"].map((name) => `/cashier/${name}`),
  ],
  "the end of a self-exclusion": ["/farewell"],
  "asked by some operators": ["/consent", "/age-gate"],
  "where there is a market": ["/disputes", "/limit-question"],
  "a messenger's, or a service's": ["/forms/launch", "/forms/social", "/forms/social/return"],
  "for developers, or without a connection": ["/_icons", "/_offline"],
  "what is missing": ["/cashier/*", "/profile/*", "/responsible-game/*", "/*"],
};

/** Where only one of them gets. */
const ofPlayers = /^\/(?:cashier|profile)\//;
const ofVisitors = /^\/forms\//;

/** Addresses of one page that are opened: what differs between them is seldom another link. */
const SAMPLES = 3;

const tree = treeOf(routes);
const pages = pagesOf(routes).filter((page) => !Object.values(elsewhere).flat().includes(page));

for (const who of ["visitor", "player"] as const) {
  test(`from home a ${who} reaches every page by links, the sportsbook from home and hall`, async ({
    site,
    sandbox,
  }) => {
    test.slow();
    const cookies =
      who === "player" ? await signInByPost(site.url, await sandbox.clone("demo@sandbox.test")) : [];
    const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const open = (address: string) => ask(site.url, address, { headers: { ...navigation, Cookie } });
    const opened = new Map<string, number>();
    const found = new Set<string>();
    const seen = new Set(["/"]);
    for (const address of seen) {
      const page = pageAt(address);
      const times = opened.get(page) ?? 0;
      if (times >= SAMPLES) continue;
      opened.set(page, times + 1);
      const { status, text, headers } = await open(address);
      if (status === 200) found.add(page);
      for (const link of status === 200 ? linksIn(text) : [headers.location ?? ""]) {
        const url = new URL(link, site.url + address);
        if (url.origin === site.url) seen.add(url.pathname + url.search);
      }
    }
    const others = who === "player" ? ofVisitors : ofPlayers;
    expect(pages.filter((page) => !others.test(page) && !found.has(page))).toEqual([]);
    // By the product's own links, beside the operator's menu.
    for (const address of ["/", "/gamehall", "/gamehall?category=sportsbook"]) {
      const main = /<main[\s\S]*<\/main>/.exec((await open(address)).text)?.[0] ?? "";
      expect(linksIn(main), address).toContain("/betting");
      // A win may be one of a bet: the address of its game leads on to the sportsbook.
      const cards = main.replace(/<ol class="win-list[\s\S]*?<\/ol>/g, "");
      expect(linksIn(cards), address).not.toContain("/game/digitan");
    }
  });
}

function pageAt(address: string): string {
  const matches = matchRoutes(tree, new URL(address, "http://site.invalid").pathname) ?? [];
  return `/${matches.flatMap(({ route }) => route.path ?? []).join("/")}`;
}

function treeOf(entries: readonly RouteConfigEntry[]): AgnosticDataRouteObject[] {
  return entries.map(({ file, path, index, children }, at) => {
    const id = `${file} ${at}`;
    return index ? { id, index } : { id, path, children: treeOf(children ?? []) };
  });
}

/** Full paths of the routes that are pages. */
function pagesOf(entries: readonly RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ path, index, file, children }) => {
    const whole = path ? `${above}/${path}` : above;
    const isPage = index || (path && !children && file.endsWith(".tsx"));
    return [...(isPage ? [whole || "/"] : []), ...pagesOf(children ?? [], whole)];
  });
}

function linksIn(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, { href }) {
      if (name === "a" && href) found.push(href);
    },
  });
  parser.end(html);
  return found;
}
