import { type Answer, ask, navigation } from "../support/ask";
import { signInEditor } from "../support/content-editor";
import { say } from "../support/words";
import { readHead } from "./document-head";
import { expect, test } from "./fixtures";

const block = (kind: string, fields: object = {}) => ({ __component: `page.${kind}`, ...fields });
const headings = ({ text }: Answer) => {
  const [main = ""] = /<main[\s\S]*<\/main>/.exec(text) ?? [];
  return [...main.matchAll(/<h[12][^>]*>([^<]*)/g)].map(([, title]) => title);
};
/** Bytes of the scripts that a document names. */
const scripts = ({ text }: Answer) => [...new Set(text.match(/\/assets\/[\w.-]+\.js/g))].sort();

test("home is what an editor has put together, without a line of script more", async ({ ownSite }) => {
  const site = await ownSite();
  const open = (path: string) => ask(site.url, path, { headers: navigation });
  const usual = await open("/");
  expect(headings(usual)).toEqual(
    expect.arrayContaining(["Popular", "Jackpots", say("home.tournaments.title")]),
  );
  expect((await open("/home")).status).toBe(404);

  const editor = await signInEditor(site.sandboxUrl);
  await editor.add("pages", {
    slug: "home",
    title: "Home",
    blocks: [
      block("rich-text", { title: "Our house", body: "<p>Told first</p>" }),
      block("games", { category: "slots", title: "Reels first" }),
      block("picks", { title: "Chosen by hand", games: [{ sysname: "opal-mine" }] }),
      block("games", { category: "no-such" }),
      block("button", { label: "All of them", url: "/gamehall" }),
    ],
  });
  const ordered = await open("/es-ES");
  expect(headings(ordered).slice(1, 4)).toEqual(["Our house", "Reels first", "Chosen by hand"]);
  expect(ordered.text).toContain('href="/es-ES/gamehall"');
  expect(ordered.text.match(/href="[^"]*\/game\/opal-mine"/g)).toHaveLength(1);
  expect(scripts(ordered)).toEqual(scripts(usual));
  expect(readHead(ordered.text)).toMatchObject({ canonical: `${site.url}/es-ES` });
  const moved = await open("/es-ES/home");
  expect([moved.status, moved.headers.location]).toEqual([301, "/es-ES"]);
});

test("a landing page is found by search engines, at one address", async ({ site }) => {
  const open = (path: string) => ask(site.url, path, { headers: navigation });
  const page = await open("/p/welcome-week");
  expect(page.status).toBe(200);
  expect(readHead(page.text)).toMatchObject({
    title: "Welcome week | Sandbox Casino",
    canonical: `${site.url}/p/welcome-week`,
    meta: {
      "og:title": "Welcome week | Sandbox Casino",
      "og:image": expect.stringContaining("welcome-week"),
    },
  });
  expect(headings(page)).toEqual([
    "Welcome week",
    "Six games to begin with",
    "Promotions",
    "Live casino",
    say("home.tournaments.title"),
    "Frequently asked questions",
    "New here?",
  ]);
});

test("a failed section alone says so, and the page is not cached", async ({ ownSite }) => {
  const site = await ownSite({ environment: { PAGE_CACHE_SECONDS: "60" } });
  await site.sandbox.fail(["tournaments.get=status:500"]);
  const page = await ask(site.url, "/p/welcome-week", { headers: navigation });
  expect(page.status).toBe(200);
  expect(page.text.split(say("games.failed.title"))).toHaveLength(2);
  expect(headings(page)).toContain("Live casino");
  expect(page.headers["cache-control"]).toContain("no-store");
});

test("the content service that fails costs a landing page, and no other", async ({ ownSite }) => {
  const site = await ownSite();
  await site.sandbox.fail(["/api/pages=status:500"]);
  expect((await ask(site.url, "/p/welcome-week", { headers: navigation })).status).toBeGreaterThanOrEqual(
    500,
  );
  const home = await ask(site.url, "/", { headers: navigation });
  expect([home.status, headings(home).includes("Jackpots")]).toEqual([200, true]);
});
