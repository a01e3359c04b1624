import { readdirSync, readFileSync } from "node:fs";
import { paths } from "../../app/paths";
import { ask, navigation } from "../support/ask";
import { withinCircles } from "../support/circles";
import type { Site } from "../support/site";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

/** What a page may ask of a first visit, as its document names it. Bytes in kB, as brotli sends them. */
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
  [paths.home()]: { script: 106.7, requests: 11, rest: 21.2, html: 84.8, packed: 15.2 },
  [paths.gameHall()]: { script: 109.4, requests: 12, rest: 20.6, html: 38.6, packed: 9.0 },
  [paths.game("sand-dunes", { mode: "demo" })]: {
    script: 109.2,
    requests: 13,
    rest: 21.3,
    html: 21.9,
    packed: 6.2,
  },
  [paths.page("terms")]: { script: 96.8, requests: 9, rest: 19.8, html: 22.0, packed: 6.5 },
  [paths.signIn()]: { script: 117.3, requests: 12, rest: 21.3, html: 12.5, packed: 4.6 },
  [paths.signUp()]: { script: 117.3, requests: 12, rest: 21.3, html: 31.7, packed: 8.5 },
  [paths.promotions()]: { script: 112.0, requests: 13, rest: 21.2, html: 25.1, packed: 6.7 },
  [paths.tournaments()]: { script: 106.5, requests: 11, rest: 20.9, html: 44.1, packed: 9.4 },
};

const playerBudgets: Record<string, Budget> = {
  [paths.home()]: { script: 106.7, requests: 11, rest: 21.2, html: 110.3, packed: 18.5 },
  [paths.gameHall()]: { script: 109.4, requests: 12, rest: 20.6, html: 47.7, packed: 11.1 },
  [paths.game("sand-dunes")]: { script: 109.2, requests: 13, rest: 21.3, html: 27.5, packed: 7.4 },
  [paths.deposit()]: { script: 125.1, requests: 15, rest: 21.9, html: 38.5, packed: 10.0 },
  [paths.withdraw()]: { script: 124.6, requests: 15, rest: 22.8, html: 36.2, packed: 9.7 },
  [paths.profileSettings()]: { script: 123.5, requests: 14, rest: 21.6, html: 44.9, packed: 11.5 },
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
    expect(text, path).toContain('rel="modulepreload"');
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
