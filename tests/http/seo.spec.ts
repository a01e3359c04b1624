import { ask, navigation } from "../support/ask";
import { signInEditor } from "../support/content-editor";
import type { Site } from "../support/site";
import { readHead } from "./document-head";
import { expect, test } from "./fixtures";

const open = async (site: Site, path: string) => {
  const answer = await ask(site.url, path, { headers: navigation });
  return { ...answer, head: readHead(answer.text) };
};

test("what an editor changes is in the next document", async ({ site }) => {
  const before = await open(site, "/gamehall");
  expect(before.head).toMatchObject({
    title: "All games | Sandbox Casino",
    canonical: `${site.url}/gamehall`,
    meta: { robots: "index,follow", "og:title": "All games", "og:url": `${site.url}/gamehall` },
    alternates: { "es-ES": `${site.url}/es-ES/gamehall`, "x-default": `${site.url}/gamehall` },
  });
  expect(before.head.graph.FAQPage).toBeUndefined();

  const editor = await signInEditor(site.sandboxUrl);
  const record: [string, string] = ["url", "/gamehall"];
  await editor.change("seos", record, {
    title: "Every game of ##house##",
    description: 'Slots "and" <more> of ##house## ##nothing##',
    robots: "index,nofollow",
    canonicalUrl: "/slots",
    openGraph: { "og:title": "Shared by ##house##", "og:image": "/share.png" },
    meta: [
      { name: "author", content: "##house##" },
      { httpEquiv: "refresh", content: "0;url=https://elsewhere.example" },
    ],
    schemaFaq: [{ question: "Whose </script>?", answer: "Of <b>##house##</b><script>alert(1)</script>" }],
    organization: { name: "##house##", contactPoint: { telephone: "+1", areaServed: "ES, BR" } },
    text: '<h2>About ##house##</h2><p onclick="x()"><a href="/terms">Terms</a></p><script>alert(1)</script>',
    replacements: { "##house##": "Oasis & Sons" },
  });
  const { head, text } = await open(site, "/gamehall");
  expect(head).toMatchObject({
    title: "Every game of Oasis & Sons | Sandbox Casino",
    canonical: `${site.url}/slots`,
    meta: {
      description: 'Slots "and" <more> of Oasis & Sons',
      robots: "index,nofollow",
      author: "Oasis & Sons",
      "og:title": "Shared by Oasis & Sons",
      "og:image": `${site.url}/share.png`,
      "og:url": `${site.url}/slots`,
    },
    alternates: { "es-ES": `${site.url}/es-ES/slots`, "x-default": `${site.url}/slots` },
    graph: {
      FAQPage: { mainEntity: [{ name: "Whose </script>?" }] },
      Organization: { name: "Oasis & Sons", contactPoint: { areaServed: ["ES", "BR"] } },
    },
  });
  expect(text).toContain("<h2>About Oasis &amp; Sons</h2>");
  expect(text).not.toMatch(/http-equiv|onclick|<script>alert|elsewhere\.example/i);

  await editor.change("seos", record, { robots: "noindex", canonicalUrl: "https://elsewhere.example/x" });
  const hidden = await open(site, "/gamehall");
  expect(hidden.head.meta.robots).toBe("noindex");
  expect(hidden.head.alternates).toEqual({});
  expect(hidden.head.canonical).toBe(`${site.url}/gamehall`);

  // Only the English record was changed.
  expect((await open(site, "/es-ES/gamehall")).head.title).toBe("Todos los juegos | Sandbox Casino");
});

test("a page without a record of its own has that of its route, in the words of the visitor", async ({
  site,
}) => {
  const { head } = await open(site, "/pt-BR/game/sand-dunes?mode=demo");
  expect(head).toMatchObject({
    title: "Jogue Sand Dunes Deluxe no Sandbox Casino",
    canonical: `${site.url}/pt-BR/game/sand-dunes`,
    meta: { "og:locale": "pt_BR" },
  });
  const editor = await signInEditor(site.sandboxUrl);
  await editor.add("seos", { url: "/game/sand-dunes", title: "One of a kind", robots: "noindex" });
  // The new record is in the default locale alone: it replaces the missing translation (docs/contract.md#o11).
  expect((await open(site, "/pt-BR/game/sand-dunes")).head).toMatchObject({
    title: "One of a kind | Sandbox Casino",
    canonical: `${site.url}/pt-BR/game/sand-dunes`,
    meta: { robots: "noindex" },
  });
});

test("a category is a page of its own, a search is none", async ({ site }) => {
  const category = await open(site, "/gamehall?sort=name&category=live&providers=");
  expect(category.head.canonical).toBe(`${site.url}/gamehall?category=live`);
  expect(category.head.title).toContain("Live casino");
  const search = await open(site, "/gamehall?search=sand");
  expect(search.head.meta.robots).toBe("noindex,follow");
  expect(search.head.title).toContain("sand");
});

test("robots.txt and the domain keep search engines out, and an editor's record lets them in", async ({
  site,
}) => {
  const editor = await signInEditor(site.sandboxUrl);
  await editor.change("domain-seo-settings", ["host", "localhost"], { robots: "index,follow" });
  expect((await open(site, "/about")).head.meta.robots).toBe("index,follow");
  expect((await open(site, "/about?promo_code=X")).head.meta.robots).toBe("noindex,follow");
  expect((await open(site, "/forms/sign_in")).head.meta.robots).toBe("noindex,follow");
  await editor.add("seos", { url: "/forms/sign_in", title: "Welcome", robots: "index,follow" });
  expect((await open(site, "/forms/sign_in")).head).toMatchObject({
    title: "Welcome | Sandbox Casino",
    meta: { robots: "index,follow" },
  });
});

test("entries of the meta-data tool stand on every page or on those of their route", async ({
  site,
  sandbox,
}) => {
  const entries = [
    { name: "site-verification", content: "abc" },
    { name: "of-games", content: "1", routeName: "game-index-sysname___en-US" },
  ];
  await sandbox.config({ cmsConfig: { metaDataTool: { isEnabled: true, entries } } });
  expect((await open(site, "/")).head.meta).toMatchObject({ "site-verification": "abc" });
  expect((await open(site, "/")).head.meta["of-games"]).toBeUndefined();
  expect((await open(site, "/game/sand-dunes")).head.meta).toMatchObject({
    "site-verification": "abc",
    "of-games": "1",
  });
});

test("a content service that fails costs the page nothing but its records", async ({ site, sandbox }) => {
  await sandbox.fail(["/api/seos=status:500", "/api/domain-seo-settings=html", "/robots.txt=status:500"]);
  const { status, head } = await open(site, "/gamehall");
  expect(status).toBe(200);
  expect(head.title).toContain("Sandbox Casino");
  expect(head.canonical).toBe(`${site.url}/gamehall`);
});

test("robots.txt is the operator's, with the way to our sitemap; a failing service leaves a safe one", async ({
  site,
  sandbox,
}) => {
  const robots = await ask(site.url, "/robots.txt");
  expect(robots.headers["cache-control"]).toBe("public, max-age=3600");
  expect(robots.text).toContain("Disallow: /cashier/*");
  expect(robots.text).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  await sandbox.fail(["/robots.txt=status:500"]);
  const safe = await ask(site.url, "/robots.txt");
  expect(safe.status).toBe(200);
  expect(safe.text).toMatch(/^User-agent: \*\n(Disallow: \/[\w-]+\n)+\nSitemap: /);
});

test("the sitemap leads to every game in every locale, and to nothing that is hidden", async ({ site }) => {
  const index = await ask(site.url, "/sitemap.xml");
  expect(index.headers).toMatchObject({
    "content-type": "application/xml; charset=utf-8",
    "cache-control": "public, max-age=3600",
  });
  const files = [...index.text.matchAll(/<loc>([^<]*)/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  expect(files).toEqual(["/sitemap-1.xml"]);
  const { text } = await ask(site.url, "/sitemap-1.xml");
  const addresses = [...text.matchAll(/<loc>([^<]*)/g)].map(([, address = ""]) =>
    address.slice(site.url.length),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  // The sportsbook has a page of its own.
  expect(addresses.filter((path) => path.includes("/game/")).length).toBeGreaterThanOrEqual(599 * 5);
  expect(addresses).toContain("/ar/game/sand-dunes");
  expect(addresses).toContain("/es-ES");
  expect(addresses.filter((path) => /\/(cashier|profile|forms|_icons|bets)\b/.test(path))).toEqual([]);
  for (const path of ["/sitemap-2.xml", "/sitemap-0.xml", "/sitemap-x.xml", "/es-ES/sitemap.xml"]) {
    expect((await ask(site.url, path)).status, path).toBe(404);
  }
});
