import type { RouteConfigEntry } from "@remix-run/route-config";
import { type AgnosticDataRouteObject, matchRoutes } from "@remix-run/router";
import { Parser } from "htmlparser2";
import routes from "../../app/routes";
import { ask, navigation } from "../support/ask";
import { signInByPost } from "../support/sign-in-by-post";
import type { Site } from "../support/site";
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
  "what a form answers that was sent without cookies": ["/forms/cookies"],
  "a messenger's, or a service's": ["/_preview", "/forms/launch", "/forms/social", "/forms/social/return"],
  "for developers, or without a connection": ["/_icons", "/_offline"],
  "what is missing": ["/cashier/*", "/profile/*", "/responsible-game/*", "/*"],
};

/** Where only one of them gets. */
const ofPlayers = /^\/(?:cashier|profile)\//;
const ofVisitors = /^\/forms\//;

/** Addresses of one page that are opened: what differs between them is seldom another link. */
const SAMPLES = 3;
/** From home to any page. */
const MAX_TAPS = 3;

const tree = treeOf(routes);
const pages = pagesOf(routes).filter((page) => !Object.values(elsewhere).flat().includes(page));
const audiences = ["visitor", "player"] as const;
type Audience = (typeof audiences)[number];

interface Walk {
  open: (address: string) => ReturnType<typeof ask>;
  /** Taps from home to each page that was found. */
  taps: ReadonlyMap<string, number>;
  /** Addresses with more than one primary button, on the page or in its dialog. */
  golden: readonly string[];
}
const walks = new Map<Audience, Promise<Walk>>();

/** Follows the links that a phone shows, from home to every page. */
async function walk(who: Audience, site: Site): Promise<Walk> {
  const cookies =
    who === "player" ? await signInByPost(site.url, await site.sandbox.clone("demo@sandbox.test")) : [];
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const open = (address: string) => ask(site.url, address, { headers: { ...navigation, Cookie } });
  const opened = new Map<string, number>();
  const taps = new Map<string, number>();
  const golden: string[] = [];
  const seen = new Map([["/", 0]]);
  for (const [address, depth] of seen) {
    const page = pageAt(address);
    const times = opened.get(page) ?? 0;
    if (times >= SAMPLES) continue;
    opened.set(page, times + 1);
    const { status, text, headers } = await open(address);
    const { links, primary } = read(text);
    if (status === 200) {
      taps.set(page, Math.min(depth, taps.get(page) ?? depth));
      if (Math.max(primary.page, primary.dialog) > 1) golden.push(address);
    }
    // To be led on is no tap.
    const next = depth + (status === 200 ? 1 : 0);
    for (const link of status === 200 ? links : [headers.location ?? ""]) {
      const url = new URL(link, site.url + address);
      const found = url.pathname + url.search;
      if (url.origin === site.url) seen.set(found, Math.min(next, seen.get(found) ?? next));
    }
  }
  return { open, taps, golden };
}

function walkOf(who: Audience, site: Site): Promise<Walk> {
  test.slow();
  const known = walks.get(who) ?? walk(who, site);
  walks.set(who, known);
  return known;
}

for (const who of audiences) {
  const others = who === "player" ? ofVisitors : ofPlayers;

  test(`from home a ${who} reaches every page by links, the sportsbook from home and hall`, async ({
    site,
  }) => {
    const { open, taps } = await walkOf(who, site);
    expect(pages.filter((page) => !others.test(page) && !taps.has(page))).toEqual([]);
    // By the product's own links, beside the operator's menu.
    for (const address of ["/", "/gamehall", "/gamehall?category=sportsbook"]) {
      const main = /<main[\s\S]*<\/main>/.exec((await open(address)).text)?.[0] ?? "";
      expect(read(main).links, address).toContain("/betting");
      // A win may be one of a bet: the address of its game leads on to the sportsbook.
      const cards = main.replace(/<ol class="win-li(?:st|ne)[\s\S]*?<\/ol>/g, "");
      expect(read(cards).links, address).not.toContain("/game/digitan");
    }
  });

  test(`from home a ${who} is ${MAX_TAPS} taps from every page at most, on a phone`, async ({ site }) => {
    const { taps } = await walkOf(who, site);
    expect([...taps].filter(([page, count]) => pages.includes(page) && count > MAX_TAPS)).toEqual([]);
  });

  test(`no page shows a ${who} two primary buttons`, async ({ site }) => {
    const { golden } = await walkOf(who, site);
    expect(golden).toEqual([]);
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

/** What narrow screens do not show. */
const isHidden = (classes: readonly string[]) => classes.includes("hidden") || classes.includes("site-menu");
/** Its button is quiet where the page has one. */
const isHeader = (classes: readonly string[]) =>
  classes.includes("site-header") || classes.includes("game-header");

/** The links that a phone shows, and the primary buttons of the page and of the dialog over it. */
function read(html: string) {
  const links: string[] = [];
  const primary = { page: 0, dialog: 0, header: 0 };
  const around: { region: keyof typeof primary; hidden: boolean; isBanner: boolean }[] = [];
  let banners = 0;
  const parser = new Parser({
    onopentag(name, { href, class: list = "" }) {
      const classes = list.split(" ");
      const above = around.at(-1) ?? { region: "page", hidden: false, isBanner: false };
      const region = name === "dialog" ? "dialog" : isHeader(classes) ? "header" : above.region;
      const hidden = above.hidden || isHidden(classes);
      around.push({ region, hidden, isBanner: above.isBanner || classes.includes("banner") });
      if (name === "a" && href && !hidden) links.push(href);
      // Of a carousel's banners one is shown at a time.
      if (classes.includes("banner")) banners += 1;
      if (classes.includes("button-primary") && !(banners > 1 && above.isBanner)) primary[region] += 1;
    },
    onclosetag() {
      around.pop();
    },
  });
  parser.end(html);
  return { links, primary };
}
