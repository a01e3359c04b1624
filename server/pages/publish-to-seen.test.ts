import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { startWholeSite } from "../../tests/support/site-in-process";

const BOUND_SECONDS = 5;

const { sandbox, server, close } = await startWholeSite(
  { CONTENT_FRESH_SECONDS: "1", PAGE_CACHE_SECONDS: String(BOUND_SECONDS) },
  // Both services let replies be cached for a minute, and be stale for ten.
  { sharedSeconds: 60 },
);
afterAll(close);

async function open(path: string, cookie = "") {
  const { status, text, headers } = await server.ask(path, { headers: { accept: "text/html", cookie } });
  const heading = /<h1\b[^>]*>([^<]*)/.exec(text)?.[1] ?? "";
  return { seen: status === 200 ? heading : String(status), cacheControl: headers["cache-control"] ?? "" };
}

/** A cache in front, which follows a page's own word for as long as it may. */
function createEdge() {
  const cached = new Map<string, { seen: string; at: number; freshMs: number; staleMs: number }>();
  async function ask(path: string): Promise<string> {
    const at = Date.now();
    const { seen, cacheControl } = await open(path);
    const [, fresh, stale] = /s-maxage=(\d+), stale-while-revalidate=(\d+)/.exec(cacheControl) ?? [];
    if (fresh) cached.set(path, { seen, at, freshMs: Number(fresh) * 1000, staleMs: Number(stale) * 1000 });
    else cached.delete(path);
    return seen;
  }
  return (path: string) => {
    const found = cached.get(path);
    const age = Date.now() - (found?.at ?? 0);
    if (!found || age >= found.freshMs + found.staleMs) return ask(path);
    if (age >= found.freshMs) void ask(path);
    return found.seen;
  };
}

/** What an editor does to a page: other fields, or none at all. */
async function change(slug: string, data: Record<string, unknown> | null): Promise<void> {
  const pages = `${sandbox.url}/api/pages`;
  const found = await (await fetch(`${pages}?filters[slug][$eq]=${slug}`)).json();
  const answer = await fetch(`${pages}/${found.data[0].id}`, {
    method: data ? "PUT" : "DELETE",
    headers: { authorization: "Bearer sandbox-content-token", "content-type": "application/json" },
    body: data && JSON.stringify({ data }),
  });
  expect(answer.status).toBe(200);
}

const atEdge = createEdge();
const readers: Record<string, (path: string) => string | Promise<string>> = {
  visitor: async (path) => (await open(path)).seen,
  "behind a cache": atEdge,
  // A cookie of one visitor: none of their pages is cached.
  "known visitor": async (path) => (await open(path, "cr_flash=x")).seen,
};

it("what editors change is seen within the bound by everybody, and at once on a page that nobody has opened meanwhile", {
  timeout: 60_000,
}, async () => {
  const { seen: privacy } = await open("/privacy");
  const expected: Record<string, string> = {
    "/about": "About, edited",
    "/terms": "404",
    "/privacy": "404",
    "/house-rules": privacy,
  };
  const views = Object.keys(readers).flatMap((who) => Object.keys(expected).map((path) => ({ who, path })));
  const look = () =>
    Promise.all(views.map(async ({ who, path }) => ({ who, path, seen: await readers[who]?.(path) })));
  const quiet = { "responsible-gaming": "Help, edited", complaints: "404" };
  for (const slug of Object.keys(quiet)) expect((await open(`/${slug}`)).seen).not.toBe("404");

  // What is cached is as old as on a site that is visited all the time.
  for (const end = Date.now() + 3000; Date.now() < end; await wait(200)) await look();
  await change("about", { title: "About, edited" });
  await change("terms", null);
  await change("privacy", { slug: "house-rules" });
  await change("responsible-gaming", { title: "Help, edited" });
  await change("complaints", null);
  const changedAt = Date.now();

  const lastOld: Record<string, number> = {};
  for (const end = changedAt + (BOUND_SECONDS + 2) * 1000; Date.now() < end; await wait(100)) {
    const seconds = (Date.now() - changedAt) / 1000;
    for (const { who, path, seen } of await look())
      if (seen !== expected[path]) lastOld[`${who}: ${path}`] = seconds;
  }
  expect(Object.keys(lastOld).length, "pages are kept").toBeGreaterThan(0);
  for (const [view, seconds] of Object.entries(lastOld)) expect(seconds, view).toBeLessThan(BOUND_SECONDS);
  for (const [slug, seen] of Object.entries(quiet)) expect((await open(`/${slug}`)).seen, slug).toBe(seen);
});
