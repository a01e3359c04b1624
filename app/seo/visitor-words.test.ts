import { afterAll, describe, expect, it } from "vitest";
import { readHead } from "../../tests/http/document-head";
import { startWholeSite } from "../../tests/support/site-in-process";
import { visitorQuery } from "../dialogs/address/visitor-query";
import { isIndexablePage } from "./site-pages";

const { server, table, close } = await startWholeSite({});
afterAll(close);

/** What is there for the parameters of paths. */
const examples: Record<string, string> = {
  "/offers/:id": "/offers/30",
  "/jackpots/:id": "/jackpots/1",
  "/promotions/:id": "/promotions/monday-cashback",
  "/tournaments/:id": "/tournaments/7",
  "/tournaments/:id/gamehall": "/tournaments/7/gamehall",
  "/loyalty/:sysname": "/loyalty/vip",
  "/:slug": "/about",
  "/p/:slug": "/p/welcome-week",
  "/game/:sysname": "/game/sand-dunes",
};

const WORD = "cheap-pills";
/** A word, and a page far behind the end. */
const values = [WORD, "9999"];

async function read(address: string) {
  const { status, text } = await server.ask(address, { headers: { accept: "text/html" } });
  const { title, canonical, meta, graph } = readHead(text);
  const headings = [...text.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, words]) => words);
  return { status, title, canonical, robots: meta.robots ?? "index,follow", headings, graph };
}

/** Either the page ignores the query, or it is not indexed and its canonical address is the plain one. */
async function expectNoPageOf(plain: string, query: string) {
  const without = await read(plain);
  const given = await read(`${plain}?${query}`);
  const address = `${plain}?${query}`;
  expect(without.status, plain).toBe(200);
  if (given.status === 404) return "missing";
  expect(given.status, address).toBe(200);
  expect(JSON.stringify([given.headings, given.graph]), address).not.toContain(WORD);
  expect(given.canonical, address).not.toMatch(new RegExp(values.join("|")));
  const isSame = (["title", "robots", "canonical"] as const).every((name) => given[name] === without[name]);
  if (isSame) return "ignored";
  expect(given.robots, address).toBe("noindex,follow");
  return "kept out";
}

const openPages = () => table.pages.filter(({ branch }) => isIndexablePage(branch));

describe("a word that a visitor puts into an address", () => {
  it("makes no page of any route by the names that the route reads", async () => {
    const outcomes: Record<string, string> = {};
    for (const { path, branch } of openPages()) {
      for (const name of branch.handles.flatMap(({ query }) => Object.keys(query ?? {}))) {
        for (const value of values) {
          outcomes[`${path}?${name}=${value}`] = await expectNoPageOf(
            examples[path] ?? path,
            `${name}=${value}`,
          );
        }
      }
    }
    expect(Object.keys(outcomes).length).toBeGreaterThan(30);
    expect(outcomes).toMatchObject({
      "/gamehall?category=cheap-pills": "missing",
      "/gamehall?providers=cheap-pills": "kept out",
      "/gamehall?page=9999": "missing",
      "/jackpots/:id?page=9999": "missing",
      "/tournaments/:id/gamehall?page=9999": "missing",
    });
  }, 120_000);

  it("makes no page by the names that every page reads", async () => {
    const outcomes: string[] = [];
    const all = visitorQuery.map((name) => `${name}=${WORD}`).join("&");
    for (const { path } of openPages()) outcomes.push(await expectNoPageOf(examples[path] ?? path, all));
    expect(outcomes).not.toContain("missing");
  }, 120_000);

  it("makes none by a parameter of a path", async () => {
    for (const path of Object.keys(examples)) {
      const address = path.replace(/:\w+/, WORD);
      expect((await read(address)).status, address).toBe(404);
    }
    expect(openPages().flatMap(({ path }) => (path.includes(":") ? path : []))).toEqual(
      Object.keys(examples),
    );
  }, 120_000);
});
