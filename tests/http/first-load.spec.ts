import { readdirSync, readFileSync } from "node:fs";
import { paths } from "../../app/routing/paths";
import { ask, navigation } from "../support/ask";
import { withinCircles } from "../support/circles";
import type { Site } from "../support/site";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

/** What a first visit to a page may load, as its document names it. Bytes in kB, as brotli sends them. */
interface Budget {
  script: number;
  /** Requests for scripts. */
  requests: number;
  /** Styles and messages. */
  rest: number;
  /** The document, before compression. */
  html: number;
  /** The document, as brotli sends it. */
  packed: number;
}

/**
 * What was recorded; a page fails above a tenth more. Who adds more than 2 kB records the new figure, and says why in
 * the commit.
 */
const ROOM = 1.1;
const visitorBudgets: Record<string, Budget> = {
  [paths.home()]: { script: 106.7, requests: 11, rest: 26.4, html: 87.3, packed: 16.3 },
  [paths.gameHall()]: { script: 109.4, requests: 12, rest: 25.7, html: 41.1, packed: 10.1 },
  [paths.game("sand-dunes", { mode: "demo" })]: {
    script: 109.2,
    requests: 13,
    rest: 26.7,
    html: 28.5,
    packed: 8.3,
  },
  [paths.page("terms")]: { script: 96.8, requests: 9, rest: 24.7, html: 24.5, packed: 7.6 },
  [paths.signIn()]: { script: 117.3, requests: 12, rest: 26.4, html: 15.0, packed: 5.7 },
  [paths.signUp()]: { script: 117.3, requests: 12, rest: 26.4, html: 34.2, packed: 9.6 },
  [paths.promotions()]: { script: 107.3, requests: 11, rest: 26.3, html: 27.6, packed: 7.8 },
  [paths.tournaments()]: { script: 106.5, requests: 11, rest: 26.2, html: 46.6, packed: 10.5 },
};

const playerBudgets: Record<string, Budget> = {
  [paths.home()]: { script: 106.7, requests: 11, rest: 26.4, html: 112.8, packed: 19.6 },
  [paths.gameHall()]: { script: 109.4, requests: 12, rest: 25.7, html: 50.2, packed: 12.2 },
  [paths.game("sand-dunes")]: { script: 109.2, requests: 13, rest: 26.7, html: 34.6, packed: 9.9 },
  [paths.deposit()]: { script: 125.1, requests: 15, rest: 24.9, html: 41.0, packed: 11.1 },
  [paths.withdraw()]: { script: 124.6, requests: 15, rest: 26.0, html: 38.7, packed: 10.8 },
  [paths.profileSettings()]: { script: 123.5, requests: 14, rest: 26.6, html: 47.4, packed: 12.6 },
};

test("a visitor's pages stay within their budgets", async ({ site }) => {
  expect(await overBudget(site, visitorBudgets, "")).toEqual([]);
});

test("a player's pages stay within their budgets", async ({ site }) => {
  const { cookie } = await signIn(site);
  expect(await overBudget(site, playerBudgets, cookie)).toEqual([]);
});

test("the rules of forms and the parts of the runtime follow the page", async ({ site }) => {
  const { cookie } = await signIn(site);
  const late = readdirSync("build/client/assets").filter((name) =>
    /^(?:rules|open-dialog|background-tasks|balance-refresh|search-dialog)-.*\.js$/.test(name),
  );
  expect(late).toHaveLength(5);
  const pages = [...Object.keys(playerBudgets), "/profile/bets", "/cashier/history"];
  for (const [path, as] of [[paths.signIn(), ""], ...pages.map((path) => [path, cookie])] as const) {
    const { text } = await ask(site.url, path, { headers: { ...navigation, Cookie: as } });
    // After the page's first picture, which has a high priority as the modules have by themselves.
    expect(text, path).toMatch(/rel="modulepreload" href="[^"]*\/framework-[^"]+" fetchpriority="low"/);
    const preloads = [...text.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
    expect(preloads, path).toEqual([...new Set(preloads)]);
    expect(late.filter((name) => text.includes(name))).toEqual([]);
  }
});

test("no file of a browser waits for one that waits for it", () => {
  // In a circle one file runs before what it needs, and which one depends on where a visit begins.
  const graph = new Map(built().map(([name, code]) => [name, importedBy(code)]));
  expect([...graph.values()].flat().length).toBeGreaterThan(graph.size);
  expect([...withinCircles(graph).keys()]).toEqual([]);
});

function built(): (readonly [name: string, code: string])[] {
  const folder = "build/client/assets";
  const names = readdirSync(folder).filter((name) => name.endsWith(".js"));
  return names.map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")] as const);
}

test("source maps are the server's alone", () => {
  const names = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" });
  expect(names("build")).toContain("server.js.map");
  const files = names("build/client");
  expect(files.filter((name) => name.endsWith(".map"))).toEqual([]);
  const scripts = files.filter((name) => name.endsWith(".js"));
  expect(
    scripts.filter((name) => readFileSync(`build/client/${name}`, "utf8").includes("sourceMappingURL")),
  ).toEqual([]);
});

/** The files that a built file imports at once. */
function importedBy(code: string): string[] {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)].map(([, name = ""]) => name);
}

async function overBudget(site: Site, budgets: Record<string, Budget>, cookie: string): Promise<string[]> {
  const over: string[] = [];
  for (const [path, budget] of Object.entries(budgets)) {
    const used = await firstLoad(site, path, cookie);
    for (const [part, limit] of Object.entries(budget) as [keyof Budget, number][]) {
      if (used[part] > limit * ROOM) over.push(`${path}: ${used[part]}, recorded ${limit} (${part})`);
      expect(used[part], `${path} names no ${part}`).toBeGreaterThan(0);
    }
  }
  return over;
}

async function firstLoad(site: Site, path: string, cookie: string): Promise<Budget> {
  const { status, text, body } = await ask(site.url, path, { headers: { ...navigation, Cookie: cookie } });
  expect(status, path).toBe(200);
  const links = [...text.matchAll(/<link [^>]*>/g)].map(([tag]) => tag);
  const named = (pattern: RegExp) =>
    links.filter((tag) => pattern.test(tag)).flatMap((tag) => /href="([^"]+)"/.exec(tag)?.[1] ?? []);
  const modules = [...text.matchAll(/(?:from|import) ?\(?"(\/assets\/[^"]+\.js)"/g)].flatMap(
    ([, href]) => href ?? [],
  );
  const scripts = new Set([...named(/rel="modulepreload"/), ...modules]);
  const rest = named(/rel="stylesheet"|as="fetch"/);
  const packed = await ask(site.url, path, {
    headers: { ...navigation, Cookie: cookie, "Accept-Encoding": "br" },
  });
  expect(packed.headers["content-encoding"], path).toBe("br");
  return {
    packed: packed.body.length / 1000,
    script: await bytesOf(site, scripts),
    requests: scripts.size,
    rest: await bytesOf(site, rest),
    html: body.length / 1000,
  };
}

async function bytesOf(site: Site, hrefs: Iterable<string>): Promise<number> {
  const answers = [...hrefs].map(async (href) => {
    const { status, body } = await ask(site.url, href, { headers: { "Accept-Encoding": "br" } });
    expect(status, href).toBe(200);
    return body.length;
  });
  return (await Promise.all(answers)).reduce((sum, bytes) => sum + bytes, 0) / 1000;
}
